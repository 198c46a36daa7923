#!/usr/bin/env bash
# Surprise: khal takes the first words of a new entry's title for its end. "khal new 06/12/2027 10:00 AM 5/8 drywall
#   delivery", in the American format of dates, is an event "drywall delivery" until May 8, 2028. With "16d nails" it is
#   "nails", for 16 days, and with "30m hose" half an hour for a "hose". "3d printed stair" takes three days. The end is
#   optional, so nothing is wrong with the command. "4x8 sheets" and "12 studs" stay titles.
# Expected by most: what is not a time of day after a time of day is the title.
# Package: Debian 12 khal 1:0.10.5-1.1
# Source: run.
set -euo pipefail
command -v khal >/dev/null || { echo "needs khal (apt)"; exit 2; }
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
cd "$tmp"
export HOME=$tmp LC_ALL=C.UTF-8 TZ=America/New_York
cat > khal.conf <<C
[calendars]
[[visits]]
path = $tmp/visits
[sqlite]
path = $tmp/khal.db
[locale]
timeformat = %I:%M %p
dateformat = %m/%d
longdateformat = %m/%d/%Y
datetimeformat = %m/%d %I:%M %p
longdatetimeformat = %m/%d/%Y %I:%M %p
local_timezone = America/New_York
default_timezone = America/New_York
C
khal --version
add() {
  rm -rf visits khal.db; mkdir visits
  khal -c khal.conf new -a visits "$@"
  echo "$*: $(grep -hE '^(SUMMARY|DTEND)' visits/*.ics | sed -n 's/^SUMMARY:\(.*\)\r/"\1"/p; s/^DTEND;.*:\([0-9T]*\)\r/until \1/p' | paste -sd ' ')"
}
got=$(add 06/12/2027 10:00 AM 5/8 drywall delivery; add 06/12/2027 10:00 AM 16d nails; add 06/12/2027 10:00 AM 30m hose
  add 06/12/2027 3d printed stair; add 06/12/2027 10:00 AM 4x8 sheets; add 06/12/2027 10:00 AM 12 studs)
echo "$got"
[ "$got" = '06/12/2027 10:00 AM 5/8 drywall delivery: "drywall delivery" until 20280508T000000
06/12/2027 10:00 AM 16d nails: "nails" until 20270628T100000
06/12/2027 10:00 AM 30m hose: "hose" until 20270612T103000
06/12/2027 3d printed stair: "printed stair" until 20270615
06/12/2027 10:00 AM 4x8 sheets: "4x8 sheets" until 20270612T110000
06/12/2027 10:00 AM 12 studs: "12 studs" until 20270612T110000' ] && echo ok
