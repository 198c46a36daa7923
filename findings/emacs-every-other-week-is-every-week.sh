#!/usr/bin/env bash
# Surprise: Emacs imports a calendar into its diary and loses parts of its rules. "Every other week on Tuesday and
#   Thursday" becomes every week, "every three months on the first Tuesday" every month, "on workdays" every day of the
#   week, "the last workday of each month" the day of the month on which the series began, and four dates on Tuesdays
#   and Thursdays become nine. Rules with one part ("every other week", "three times") are right. It says "done".
# Expected by most: a program imports a rule as a whole, or says that it cannot.
# Package: Debian 12 emacs-nox 1:28.2+1-15
# Source: run.
set -euo pipefail
command -v emacs >/dev/null || { echo "needs emacs-nox (apt)"; exit 2; }
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
cd "$tmp"
export HOME=$tmp TZ=America/New_York
emacs --version | sed -n 1p
cat > list.el <<'L'
(require 'icalendar)
(require 'diary-lib)
(setq calendar-date-style 'american diary-file (expand-file-name "diary") diary-list-include-blanks nil)
(let ((inhibit-message t)) (icalendar-import-file "rule.ics" diary-file))
(let ((inhibit-message t) (diary-display-function 'ignore) (diary-hook nil) days)
  (dolist (entry (diary-list-entries '(7 1 2027) 62 t))
    (push (format "%d/%d" (caar entry) (cadar entry)) days))
  (princ (mapconcat 'identity (nreverse days) " ")))
L
list() {
  printf '%s\r\n' BEGIN:VCALENDAR VERSION:2.0 PRODID:-//Visits//EN BEGIN:VEVENT UID:1 DTSTAMP:20260601T120000Z DTSTART:20270706T140000Z \
    DTEND:20270706T150000Z "RRULE:$1" SUMMARY:Crew END:VEVENT END:VCALENDAR > rule.ics
  rm -f diary
  echo "$1: $(emacs -Q --batch -l list.el 2>&1 | tail -1)"
}
got=$(for rule in 'FREQ=WEEKLY;INTERVAL=2' 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH' 'FREQ=WEEKLY;BYDAY=TU,TH;COUNT=4' 'FREQ=MONTHLY;INTERVAL=3;BYDAY=1TU' 'FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR;COUNT=7' \
  'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1'; do list "$rule"; done)
echo "$got"
[ "$got" = 'FREQ=WEEKLY;INTERVAL=2: 7/6 7/20 8/3 8/17 8/31
FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH: 7/6 7/8 7/13 7/15 7/20 7/22 7/27 7/29 8/3 8/5 8/10 8/12 8/17 8/19 8/24 8/26 8/31
FREQ=WEEKLY;BYDAY=TU,TH;COUNT=4: 7/6 7/8 7/13 7/15 7/20 7/22 7/27 7/29 8/3
FREQ=MONTHLY;INTERVAL=3;BYDAY=1TU: 7/6 8/3
FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR;COUNT=7: 7/6 7/7 7/8 7/9 7/10 7/11 7/12
FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1: 7/6 8/6' ] && echo ok
