#!/usr/bin/env bash
# Surprise: parse-messy-schedule reads "every day at 9am except friday" as Fridays and Saturdays. "every monday and
#   thursday at 7am" is on Mondays, and "every tuesday from june 1 to june 30" only on the last Tuesday. "study group
#   thursdays at 7 pm" and "every other friday", as in its manual, are right.
# Expected by most: a schedule that is not understood is none.
# Package: npm parse-messy-schedule 2.0.3
# Source: run; the first dates from June 1, 2026, on.
set -euo pipefail
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --prefix "$tmp" parse-messy-schedule@2.0.3
cd "$tmp"
cat > try.cjs <<'J'
const parse = require('parse-messy-schedule');
const first = new Date(2026, 4, 31);
for (const text of ['study group thursdays at 7 pm', 'every other friday at 2pm', 'every day at 9am except friday', 'every monday and thursday at 7am', 'every tuesday from june 1 to june 30']) {
  const event = parse(text, { created: first });
  const dates = [];
  for (let date = event.next(first); date && dates.length < 4; date = event.next(date)) dates.push(date.toString().slice(0, 10));
  console.log(`${text}: ${dates.join(', ')}`);
}
J
grep -m 1 '"version"' node_modules/parse-messy-schedule/package.json
got=$(TZ=America/New_York node try.cjs)
echo "$got"
[ "$got" = 'study group thursdays at 7 pm: Thu Jun 04, Thu Jun 11, Thu Jun 18, Thu Jun 25
every other friday at 2pm: Fri Jun 12, Fri Jun 26, Fri Jul 10, Fri Jul 24
every day at 9am except friday: Fri Jun 05, Sat Jun 06, Fri Jun 12, Sat Jun 13
every monday and thursday at 7am: Mon Jun 01, Mon Jun 08, Mon Jun 15, Mon Jun 22
every tuesday from june 1 to june 30: Tue Jun 30' ] && echo ok
