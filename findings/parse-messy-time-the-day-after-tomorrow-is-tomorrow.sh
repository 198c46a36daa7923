#!/usr/bin/env bash
# Surprise: parse-messy-time, made for dates as people write them, takes 6/12/2026 for today at 6 a.m., "june 12 9am"
#   for June 12, 2009, and "the day after tomorrow" for tomorrow. parse-human-date takes "june 12" for today, "july 4"
#   for July 9, and 12:30 am for half past noon. In both the last Friday of June is June 5, and "2 weeks from tomorrow"
#   has one of its two parts. "friday at 2pm" is right in both.
# Expected by most: June 12, or no date.
# Packages: npm parse-messy-time 2.1.0, parse-human-date 1.2.0; Debian 12 faketime 0.9.10-2.1
# Source: run on June 9, 2026, at 10:15.
set -euo pipefail
command -v faketime >/dev/null || { echo "needs faketime (apt)"; exit 2; }
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --prefix "$tmp" parse-messy-time@2.1.0 parse-human-date@1.2.0
cd "$tmp"
cat > try.cjs <<'J'
const readers = { 'parse-messy-time': require('parse-messy-time'), 'parse-human-date': require('parse-human-date') };
for (const [name, read] of Object.entries(readers)) {
  for (const text of ['friday at 2pm', '6/12/2026', 'june 12', 'june 12 9am', 'july 4', '12:30 am', 'the day after tomorrow', '2 weeks from tomorrow', 'last friday of june']) {
    const date = read(text);
    console.log(`${name} ${text}: ${date && !Number.isNaN(date.getTime()) ? date.toString().slice(0, 21) : 'no date'}`);
  }
}
J
grep -m 1 '"version"' node_modules/parse-messy-time/package.json node_modules/parse-human-date/package.json; dpkg-query -W faketime
got=$(TZ=America/New_York faketime '2026-06-09 10:15:00' node try.cjs)
echo "$got"
[ "$got" = 'parse-messy-time friday at 2pm: Fri Jun 12 2026 14:00
parse-messy-time 6/12/2026: Tue Jun 09 2026 06:00
parse-messy-time june 12: Fri Jun 12 2026 00:00
parse-messy-time june 12 9am: Fri Jun 12 2009 00:00
parse-messy-time july 4: Sat Jul 04 2026 00:00
parse-messy-time 12:30 am: Tue Jun 09 2026 00:30
parse-messy-time the day after tomorrow: Wed Jun 10 2026 00:00
parse-messy-time 2 weeks from tomorrow: Wed Jun 10 2026 00:00
parse-messy-time last friday of june: Fri Jun 05 2026 00:00
parse-human-date friday at 2pm: Fri Jun 12 2026 14:00
parse-human-date 6/12/2026: no date
parse-human-date june 12: Tue Jun 09 2026 10:15
parse-human-date june 12 9am: Tue Jun 09 2026 10:15
parse-human-date july 4: Thu Jul 09 2026 10:15
parse-human-date 12:30 am: Tue Jun 09 2026 12:30
parse-human-date the day after tomorrow: Thu Jun 11 2026 10:15
parse-human-date 2 weeks from tomorrow: Tue Jun 23 2026 10:15
parse-human-date last friday of june: Fri Jun 05 2026 10:15' ] && echo ok
