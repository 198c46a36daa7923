#!/usr/bin/env bash
# Surprise: isodate, the reader of ISO dates of many Python programs, takes 2026-6-12 and 2026/06/12 for January 1,
#   2026: it reads the year and drops the rest. 2026-06-9 is June 1, and 260612, as file names have it, December 1,
#   2606. Of the time 09:00-4 it drops the zone. "June 12" and 9:00 are refused.
# Expected by most: a text that is not in the format is an error, as in datetime.fromisoformat.
# Package: Debian 12 python3-isodate 0.6.1-1
# Source: run.
set -euo pipefail
/usr/bin/python3 -c 'import isodate' 2> /dev/null || { echo "needs python3-isodate (apt)"; exit 2; }
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
cd "$tmp"
cat > try.py <<'P'
import datetime

import isodate

for text in ('2026-06-12', '2026-6-12', '2026-06-9', '260612', '2026/06/12', 'June 12'):
    for name, read in (('isodate', isodate.parse_date), ('datetime', datetime.date.fromisoformat)):
        try:
            print(name, text, read(text))
        except ValueError:
            print(name, text, 'refused')
for text in ('09:00-04:00', '09:00-4', '9:00'):
    try:
        print('isodate', text, isodate.parse_time(text))
    except ValueError:
        print('isodate', text, 'refused')
P
dpkg-query -W python3-isodate
got=$(/usr/bin/python3 try.py)
echo "$got"
[ "$got" = 'isodate 2026-06-12 2026-06-12
datetime 2026-06-12 2026-06-12
isodate 2026-6-12 2026-01-01
datetime 2026-6-12 refused
isodate 2026-06-9 2026-06-01
datetime 2026-06-9 refused
isodate 260612 2606-12-01
datetime 260612 refused
isodate 2026/06/12 2026-01-01
datetime 2026/06/12 refused
isodate June 12 refused
datetime June 12 refused
isodate 09:00-04:00 09:00:00-04:00
isodate 09:00-4 09:00:00
isodate 9:00 refused' ] && echo ok
