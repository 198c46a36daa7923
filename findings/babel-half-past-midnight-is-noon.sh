#!/usr/bin/env bash
# Surprise: Babel, the locales of Python, reads the time 12:30 AM of a form as half past noon and "2:30 p.m." as half
#   past two at night. 2:30 PM is right. It looks for the letters "pm" and adds twelve hours, also to 12:30 PM, which is
#   refused so. What it wrote itself, 12:30:00 AM, it reads as noon.
# Expected by most: what format_time writes, parse_time reads.
# Package: Debian 12 python3-babel 2.10.3-1
# Source: run.
set -euo pipefail
/usr/bin/python3 -c 'import babel' 2> /dev/null || { echo "needs python3-babel (apt)"; exit 2; }
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
cd "$tmp"
cat > try.py <<'P'
import datetime

from babel.dates import format_time, parse_time

written = format_time(datetime.time(0, 30), locale='en_US')
for text in ('2:30 PM', '2:30 p.m.', '12:30 AM', '12:30 PM', written):
    try:
        print(f'{text}: {parse_time(text, locale="en_US")}')
    except ValueError:
        print(f'{text}: refused')
P
dpkg-query -W python3-babel
got=$(/usr/bin/python3 try.py)
echo "$got"
[ "$got" = '2:30 PM: 14:30:00
2:30 p.m.: 02:30:00
12:30 AM: 12:30:00
12:30 PM: refused
12:30:00 AM: 12:30:00' ] && echo ok
