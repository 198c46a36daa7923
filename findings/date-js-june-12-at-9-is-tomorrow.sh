#!/usr/bin/env bash
# Surprise: date.js, which reads dates in words for task lists and chat programs, takes "june 12 at 9am" on June 9 for
#   tomorrow at 9: it knows no month, and keeps the hour. "june 12" without an hour is in 2001, "june 12-14" in 2014,
#   "the day after tomorrow" is tomorrow, and "2 days before friday" is Friday. "half an hour from now" is five minutes
#   after midnight. None is invalid, as 4th of july is.
# Expected by most: June 12, or no date.
# Packages: npm date.js 0.3.3; Debian 12 faketime 0.9.10-2.1
# Source: run on June 9, 2026, at 10:15. What date.js does not know it gives to V8's Date.
set -euo pipefail
command -v faketime >/dev/null || { echo "needs faketime (apt)"; exit 2; }
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --prefix "$tmp" date.js@0.3.3
cd "$tmp"
cat > try.cjs <<'J'
const parse = require('date.js');
for (const text of ['friday at 2pm', 'june 12 at 9am', 'june 12', 'june 12-14', 'the day after tomorrow', '2 days before friday', 'half an hour from now', '4th of july']) {
  const date = parse(text);
  console.log(`${text}: ${Number.isNaN(date.getTime()) ? 'invalid' : date.toString().slice(0, 21)}`);
}
J
grep -m 1 '"version"' node_modules/date.js/package.json; dpkg-query -W faketime
got=$(TZ=America/New_York faketime '2026-06-09 10:15:00' node try.cjs)
echo "$got"
[ "$got" = 'friday at 2pm: Fri Jun 12 2026 14:00
june 12 at 9am: Wed Jun 10 2026 09:00
june 12: Tue Jun 12 2001 00:00
june 12-14: Thu Jun 12 2014 00:00
the day after tomorrow: Wed Jun 10 2026 10:15
2 days before friday: Fri Jun 12 2026 10:15
half an hour from now: Wed Jun 10 2026 00:05
4th of july: Sat Jul 04 2026 10:15' ] && echo ok
