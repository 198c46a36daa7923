#!/usr/bin/env bash
# Surprise: dateutils reads 2:30pm as 02:30, so a shift from 9:00am to 2:30pm has -6 hours, and one at 12:30am begins
#   after one at 11:00am. With a format (-i "%I:%M%p") the times are right. The time between two dates goes wrong at the
#   end of January: from January 31 to March 1 it is "1 months 62 days", from January 15 "1 months 14 days".
# Expected by most: a suffix that is not understood is an error, as "06/12/2026" without a format is one.
# Package: Debian 12 dateutils 0.4.10-1
# Source: run.
set -euo pipefail
command -v dateutils.ddiff >/dev/null || { echo "needs dateutils (apt)"; exit 2; }
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
cd "$tmp"
dpkg-query -W dateutils
printf '%s\n' '2:30pm patch' '9:00am hang' '12:30am guard' > day
got=$(for time in 9:00am 2:30pm '2:30 PM' '2026-06-12 2:30pm'; do echo "$time: $(dateutils.dconv "$time")"; done
  echo "with a format: $(dateutils.dconv -i '%I:%M%p' 2:30pm)"
  echo "shift: $(dateutils.ddiff 9:00am 2:30pm -f '%H h %M min')"
  echo "sorted: $(dateutils.dsort day | paste -sd ,)"
  echo "sorted with a format: $(dateutils.dsort -i '%I:%M%p' day | paste -sd ,)"
  for day in 15 30 31; do echo "from January $day: $(dateutils.ddiff 2026-01-$day 2026-03-01 -f '%m months %d days')"; done)
echo "$got"
[ "$got" = '9:00am: 09:00:00
2:30pm: 02:30:00
2:30 PM: 02:30:00
2026-06-12 2:30pm: 2026-06-12T02:30:00
with a format: 14:30:00
shift: -6 h 30 min
sorted: 2:30pm patch,9:00am hang,12:30am guard
sorted with a format: 12:30am guard,9:00am hang,2:30pm patch
from January 15: 1 months 14 days
from January 30: 1 months 63 days
from January 31: 1 months 62 days' ] && echo ok
