#!/usr/bin/env bash
# Surprise: prettycron says of a crontab line for day 7, which is Sunday, that it runs on Saturday, and its next date is
#   a Saturday; day 0 is right. cron-humanize says of June 12 in a Quartz line that it is “the 12nd, in the month of
#   July”. The name JUN and the days of the week are right, so a trial with them proves nothing. croniter has the
#   Sunday.
# Expected by most: crontab(5) calls both 0 and 7 Sunday, and Quartz counts its months from 1.
# Packages: npm prettycron 0.10.0, cron-humanize 1.0.7; Debian 12 python3-croniter 1.3.5-3
# Source: run. An example on the page of cron-humanize has month 5 as June, without a word on it.
set -euo pipefail
/usr/bin/python3 -c 'import croniter' 2> /dev/null || { echo "needs python3-croniter (apt)"; exit 2; }
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --prefix "$tmp" prettycron@0.10.0 cron-humanize@1.0.7
cd "$tmp"
cat > try.cjs <<'J'
const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const pretty = require('prettycron');
for (const line of ['0 9 * * 0', '0 9 * * 7']) console.log(`prettycron, ${line}: ${pretty.toString(line)}, next on a ${days[pretty.getNextDate(line).getUTCDay()]}`);
const { default: human } = require('cron-humanize');
for (const line of ['0 0 9 12 6 ? *', '0 0 9 12 JUN ? *', '0 30 16 ? * 6 *']) console.log(`cron-humanize, ${line}: ${human.humanize(line)}`);
J
cat > try.py <<'P'
from datetime import datetime

from croniter import croniter

print('croniter, 0 9 * * 7: next on a', f'{croniter("0 9 * * 7", datetime(2026, 6, 8)).get_next(datetime):%A}')
P
grep -m 1 '"version"' node_modules/prettycron/package.json node_modules/cron-humanize/package.json; dpkg-query -W python3-croniter
got=$(node try.cjs | grep -E '^(pretty|cron-h)'; /usr/bin/python3 try.py)
echo "$got"
[ "$got" = 'prettycron, 0 9 * * 0: 09:00 on Sun, next on a Sunday
prettycron, 0 9 * * 7: 09:00 on Sat, next on a Saturday
cron-humanize, 0 0 9 12 6 ? *: Fire at 09:00, on the 12nd, in the month of July, every day.
cron-humanize, 0 0 9 12 JUN ? *: Fire at 09:00, on the 12nd, in the month of June, every day.
cron-humanize, 0 30 16 ? * 6 *: Fire at 16:30, only on Fridays.
croniter, 0 9 * * 7: next on a Sunday' ] && echo ok
