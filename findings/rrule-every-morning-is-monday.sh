#!/usr/bin/env bash
# Surprise: rrule's fromText takes the first letters of a word for a weekday and drops what it does not know, without an
#   error: "every morning" is every Monday, "every summer" every Sunday, "every friday for 2 months" two Fridays, and
#   "every month on the second to last friday" the 2nd. Minutes and the day of a year go: 7:30 is 7, and "every year on
#   july 4" any day of July. In the other direction, toText writes the last workday of the month as "every month on
#   weekdays" and the second Friday as "every month on Friday", and says that both are fully convertible.
# Expected by most: what the reader does not know is an error, as "every noon" is one, and the test for toText holds.
# Package: npm rrule 2.8.1
# Source: run.
set -euo pipefail
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --prefix "$tmp" rrule@2.8.1
cat > "$tmp/read.mjs" <<'J'
import rrule from 'rrule';
const { RRule } = rrule;
for (const text of ['every morning', 'every summer', 'every friday for 2 months', 'every month on the second to last friday', 'every friday at 7:30am', 'every year on july 4', 'every noon'])
  try {
    console.log(`${text}: ${RRule.fromText(text)}`);
  } catch ({ message }) {
    console.log(`${text}: ${message}`);
  }
for (const text of ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1', 'FREQ=MONTHLY;BYDAY=FR;BYSETPOS=2', 'FREQ=DAILY;BYHOUR=8;BYMINUTE=30']) {
  const rule = RRule.fromString(text);
  console.log(`${text}: ${rule.toText()}, fully convertible ${rule.isFullyConvertibleToText()}`);
}
J
grep '"version"' "$tmp/node_modules/rrule/package.json"
got=$(node "$tmp/read.mjs")
echo "$got"
[ "$got" = 'every morning: RRULE:FREQ=WEEKLY;BYDAY=MO
every summer: RRULE:FREQ=WEEKLY;BYDAY=SU
every friday for 2 months: RRULE:FREQ=WEEKLY;BYDAY=FR;COUNT=2
every month on the second to last friday: RRULE:FREQ=MONTHLY;BYMONTHDAY=2
every friday at 7:30am: RRULE:FREQ=WEEKLY;BYDAY=FR;BYHOUR=7
every year on july 4: RRULE:FREQ=YEARLY;BYMONTH=7
every noon: Unexpected end
FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1: every month on weekdays, fully convertible true
FREQ=MONTHLY;BYDAY=FR;BYSETPOS=2: every month on Friday, fully convertible true
FREQ=DAILY;BYHOUR=8;BYMINUTE=30: every day at 8, fully convertible true' ] && echo ok
