#!/usr/bin/env bash
# Surprise: a client writes "Friday at 8". dateparser takes the hour for a month: on June 10 that is August 10, a
#   Monday, at midnight. "Friday the 12th" is December 10, "Wednesday at 9" September 10 and "Tuesday at 3" a day in
#   March. Its search in a whole mail finds the same. With "8am" the day is right, so it seems to know the phrase.
#   "Tomorrow at 8" is tomorrow, at the hour of the question.
# Expected by most: Friday, or no date.
# Package: Debian 12 python3-dateparser 1.1.6-1
# Source: run.
set -euo pipefail
/usr/bin/python3 -W ignore -c 'import dateparser' 2>/dev/null || { echo "needs python3-dateparser (apt)"; exit 2; }
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
cat > "$tmp/try.py" <<'P'
import datetime
import dateparser
from dateparser.search import search_dates
settings = {'RELATIVE_BASE': datetime.datetime(2026, 6, 10, 10), 'PREFER_DATES_FROM': 'future'}
for text in ['Friday at 8am', 'Friday at 8', 'Friday the 12th', 'Wednesday at 9', 'Tuesday at 3', 'tomorrow at 8']:
    print(f"{text}: {dateparser.parse(text, languages=['en'], settings=settings):%a %b %d %Y %H:%M}")
text = 'Can you come Friday at 8 to look at the roof?'
print([(found, f'{date:%b %d}') for found, date in search_dates(text, languages=['en'], settings=settings)])
P
dpkg-query -W python3-dateparser
got=$(TZ=America/New_York /usr/bin/python3 -W ignore "$tmp/try.py")
echo "$got"
[ "$got" = 'Friday at 8am: Fri Jun 12 2026 08:00
Friday at 8: Mon Aug 10 2026 00:00
Friday the 12th: Thu Dec 10 2026 00:00
Wednesday at 9: Thu Sep 10 2026 00:00
Tuesday at 3: Wed Mar 10 2027 00:00
tomorrow at 8: Thu Jun 11 2026 10:00
[('"'"'Friday at 8'"'"', '"'"'Aug 10'"'"')]' ] && echo ok
