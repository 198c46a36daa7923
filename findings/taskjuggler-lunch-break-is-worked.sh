#!/usr/bin/env bash
# Surprise: a crew works from 7:00 to 11:30 and from 12:00 to 3:30, eight hours. TaskJuggler plans it for nine hours a
#   day: it counts in hours, unless the project says otherwise, and rounds the lunch break away. 40 hours of framing
#   end on Friday at 11:00 instead of 3:30, and the file for Microsoft Project has eight hours in the calendar of the
#   crew and nine in its work. The project of June 1 in New York begins there on May 31 at 8 p.m., while its tasks are
#   right. The CSV report does not double the inch mark of a 36" door, so a semicolon behind it begins a new cell. It
#   prints no warning.
# Expected by most: working hours are worked as written, or refused.
# Package: Debian 12 tj3 3.7.1-1
# Source: run. The manual of `timingresolution` gives one hour as its default; 30min is right for the hours.
set -euo pipefail
command -v tj3 >/dev/null || { echo "needs tj3 (apt)"; exit 2; }
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
cd "$tmp"
plan() {
  cat > plan.tjp <<T
project job "Kitchen" 2026-06-01 +2m { timezone "America/New_York" timeformat "%a %H:%M" $1 }
resource crew "Crew" { workinghours mon - fri 7:00 - 11:30, 12:00 - 15:30 }
task frame "Framing" { start 2026-06-01 effort 40h allocate crew }
task door "Set 36\" door; paint" { start 2026-06-15 effort 8h allocate crew }
taskreport "tasks" { formats csv columns name, start, end }
export "project" { formats mspxml }
T
  tj3 plan.tjp > log 2>&1
  ! grep -i warning log
  sed -n 2,3p tasks.csv
}
dpkg-query -W tj3
got=$(plan ''; grep -m 1 -o '<StartDate>[^<]*' project.xml; grep -m 1 -o '<Value>[^<]*' project.xml; plan 'timingresolution 30min')
echo "$got"
[ "$got" = '"Framing";"Mon 07:00";"Fri 11:00"
"Set 36" door; paint";"Mon 07:00";"Mon 15:00"
<StartDate>2026-05-31T20:00:00
<Value>PT9H0M0S
"Framing";"Mon 07:00";"Fri 15:30"
"Set 36" door; paint";"Mon 07:00";"Mon 15:30"' ] && echo ok
