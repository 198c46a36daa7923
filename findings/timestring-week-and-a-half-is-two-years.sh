#!/usr/bin/env bash
# Surprise: how long a job takes is written as a range or with a fraction, and the readers of durations add something
#   else up. timestring takes "1 1/2 weeks" for 112 weeks, and "2–3 weeks" with an en dash for 23, though the hyphen
#   gives 3. parse-duration, asked for days, adds a number without a unit as days: "2-3 weeks" is three weeks and two
#   days, "1 1/2 weeks" two weeks and eleven days, since a space joins digits, and "1½ weeks" one day.
# Expected by most: what cannot be read as one duration is refused, as both refuse "two weeks".
# Packages: npm timestring 7.0.0, parse-duration 2.1.9
# Source: run.
set -euo pipefail
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --prefix "$tmp" timestring@7.0.0 parse-duration@2.1.9
cat > "$tmp/read.mjs" <<'J'
import timestring from 'timestring';
import parse from 'parse-duration';
const inDays = (read) => {
  try {
    return `${Number(read().toFixed(9))} days`;
  } catch {
    return 'an error';
  }
};
for (const text of ['2 weeks', '2-3 weeks', '2–3 weeks', '1 1/2 weeks', '1½ weeks', 'two weeks'])
  console.log(`${text}: timestring ${inDays(() => timestring(text, 'd'))}, parse-duration ${inDays(() => parse(text, 'd'))}`);
J
grep '"version"' "$tmp"/node_modules/{timestring,parse-duration}/package.json
got=$(node "$tmp/read.mjs")
echo "$got"
[ "$got" = '2 weeks: timestring 14 days, parse-duration 14 days
2-3 weeks: timestring 21 days, parse-duration 23 days
2–3 weeks: timestring 161 days, parse-duration 23 days
1 1/2 weeks: timestring 784 days, parse-duration 25 days
1½ weeks: timestring 7 days, parse-duration 1 days
two weeks: timestring an error, parse-duration an error' ] && echo ok
