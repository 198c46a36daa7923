#!/usr/bin/env bash
# Surprise: todoman, the task list for CalDAV, takes "in 2-3 weeks" for three weeks ago: it reads the hyphen as a
#   minus, so the task is overdue as soon as it is written. "Two weeks from Monday" is one week from then, "tomorrow
#   at 2" is 9 a.m. and "tomorrow afternoon at 2" 1 p.m., and the phone number 843-555-0142 is 1:42 at night. "In 2
#   weeks" and "tomorrow 2pm" are right. It writes each of them without an error.
# Expected by most: words that the reader does not know are an error, as they are to todoman without parsedatetime.
# Packages: Debian 12 todoman 4.1.0-1, python3-parsedatetime 2.6-3
# Source: run; the dates come from parsedatetime, which other calendars of the terminal use as well.
set -euo pipefail
{ command -v todoman && /usr/bin/python3 -c 'import parsedatetime'; } >/dev/null || { echo "needs todoman, python3-parsedatetime (apt)"; exit 2; }
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
export HOME=$tmp TZ=UTC LC_ALL=C.UTF-8
mkdir -p "$tmp/.config/todoman" "$tmp/tasks/jobs"
printf '%s\n' "path = '$tmp/tasks/*'" "default_list = 'jobs'" "date_format = '%Y-%m-%d'" "time_format = '%H:%M'" > "$tmp/.config/todoman/config.py"
cat > "$tmp/days.py" <<'P'
import glob, datetime, sys
text = open(glob.glob(sys.argv[1])[0]).read()
due = text[text.index('DUE'):].split()[0].split(':')[1]
date = datetime.datetime.strptime(due[:8], '%Y%m%d').date()
print((date - datetime.date.today()).days, 'days', due[9:13])
P
dpkg-query -W todoman python3-parsedatetime
got=$(for text in 'in 2 weeks' 'in 2-3 weeks' 'tomorrow 2pm' 'tomorrow at 2' 'tomorrow afternoon at 2' '843-555-0142'; do
    rm -f "$tmp"/tasks/jobs/*
    todoman new -d "$text" visit > /dev/null
    echo "$text: $(/usr/bin/python3 "$tmp/days.py" "$tmp/tasks/jobs/*.ics")"
  done | sed '/^in 2/s/ [0-9]*$//')
echo "$got"
[ "$got" = 'in 2 weeks: 14 days
in 2-3 weeks: -21 days
tomorrow 2pm: 1 days 1400
tomorrow at 2: 1 days 0900
tomorrow afternoon at 2: 1 days 1300
843-555-0142: 0 days 0142' ] && echo ok
