#!/usr/bin/env bash
# Surprise: human-interval, which Agenda and Bree use for "in half an hour" and the like, makes 0 of half an hour, of an
#   hour and a half and of a day, so what should wait runs at once. 1 1/2 hours and two and a half hours lose the half,
#   2-3 weeks are two, and 1/2 day is a day. juration adds what has no unit as seconds: 1 1/2 hours are two hours and
#   two seconds, 2-3 weeks three weeks and two seconds, and 1:30 31 seconds.
# Expected by most: what is not understood is NaN, as 2h30m and 90 min are in human-interval.
# Packages: npm human-interval 2.0.1, juration 0.1.1
# Source: run.
set -euo pipefail
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --prefix "$tmp" human-interval@2.0.1 juration@0.1.1
cd "$tmp"
cat > try.cjs <<'J'
const humanInterval = require('human-interval');
const juration = require('juration');
const read = (text) => {
  try {
    return `${juration.parse(text)} s`;
  } catch {
    return 'refused';
  }
};
for (const text of ['hour', '1.5 hours', 'half an hour', 'an hour and a half', 'a day', '1 1/2 hours', 'two and a half hours', '2-3 weeks', '1/2 day', '1:30', '2h30m', '90 min']) {
  console.log(`${text}: human-interval ${humanInterval(text) / 1000} s, juration ${read(text)}`);
}
J
grep -m 1 '"version"' node_modules/human-interval/package.json node_modules/juration/package.json
got=$(node try.cjs)
echo "$got"
[ "$got" = 'hour: human-interval 3600 s, juration refused
1.5 hours: human-interval 5400 s, juration 5400 s
half an hour: human-interval 0 s, juration refused
an hour and a half: human-interval 0 s, juration refused
a day: human-interval 0 s, juration refused
1 1/2 hours: human-interval 3600 s, juration 7202 s
two and a half hours: human-interval 7200 s, juration refused
2-3 weeks: human-interval 1209600 s, juration 1814402 s
1/2 day: human-interval 86400 s, juration 172801 s
1:30: human-interval NaN s, juration 31 s
2h30m: human-interval NaN s, juration 9000 s
90 min: human-interval NaN s, juration 5400 s' ] && echo ok
