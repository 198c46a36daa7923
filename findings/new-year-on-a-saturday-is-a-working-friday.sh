#!/usr/bin/env bash
# Surprise: January 1, 2028 is a Saturday, so offices close on Friday, December 31, 2027. The libraries of holidays move
#   July 4 from a Saturday to the Friday before it, and lose the one that crosses the year: with "PH off" opening_hours
#   is open, date-fns-holiday-us does not list it in 2027, and @18f/us-federal-holidays leaves it out of every list of
#   2027 (allForYear, inRange), although its isAHoliday says true for the day.
# Expected by most: a library that moves one holiday to Friday moves them all, and its list agrees with its question.
# Packages: npm opening_hours 3.15.0, @18f/us-federal-holidays 4.0.0, date-fns-holiday-us 1.1.0
# Source: run.
set -euo pipefail
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --prefix "$tmp" opening_hours@3.15.0 @18f/us-federal-holidays@4.0.0 date-fns-holiday-us@1.1.0
cat > "$tmp/ask.mjs" <<'J'
import OpeningHours from 'opening_hours';
import federal from '@18f/us-federal-holidays';
import { getObservedHolidays } from 'date-fns-holiday-us';
const place = { lat: 32.78, lon: -79.93, address: { country_code: 'us', state: 'South Carolina' } };
const office = new OpeningHours('Mo-Fr 08:00-17:00; PH off', place);
const listed = (isListed) => (isListed ? 'listed' : 'missing');
for (const [year, month, day] of [[2026, 7, 3], [2027, 12, 24], [2027, 12, 31]]) {
  const date = new Date(year, month - 1, day, 10);
  const iso = date.toISOString().slice(0, 10);
  const inYear = federal.inRange(new Date(year, 0, 1), new Date(year, 11, 31));
  const observed = Object.values(getObservedHolidays(year)).map((holiday) => holiday.date.toISOString().slice(0, 10));
  const answers = [
    `opening_hours ${office.getState(date) ? 'open' : 'closed'}`,
    `18f isAHoliday ${federal.isAHoliday(date, { utc: false })}`,
    `allForYear ${listed(federal.allForYear(year).some(({ dateString }) => dateString === iso))}`,
    `inRange ${listed(inYear.some(({ dateString }) => dateString === iso))}`,
    `date-fns-holiday-us ${listed(observed.includes(iso))}`,
  ];
  console.log(`${iso}: ${answers.join(', ')}`);
}
J
grep '^  "version"' "$tmp"/node_modules/{opening_hours,@18f/us-federal-holidays,date-fns-holiday-us}/package.json
got=$(TZ=America/New_York node "$tmp/ask.mjs")
echo "$got"
[ "$got" = '2026-07-03: opening_hours closed, 18f isAHoliday true, allForYear listed, inRange listed, date-fns-holiday-us listed
2027-12-24: opening_hours closed, 18f isAHoliday true, allForYear listed, inRange listed, date-fns-holiday-us listed
2027-12-31: opening_hours open, 18f isAHoliday true, allForYear missing, inRange missing, date-fns-holiday-us missing' ] && echo ok
