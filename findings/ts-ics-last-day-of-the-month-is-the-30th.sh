#!/usr/bin/env bash
# Surprise: ts-ics, which lists the dates of a repeating event, is a day early for the last day of the month
#   (BYMONTHDAY=-1): October 30 and November 29. The last workday (BYSETPOS=-1) is November 27 instead of 30, and the
#   first workday (BYSETPOS=1) October 5, 6 and 7. A day that a rule counts by its weekday, such as the second
#   Tuesday, loses its hour: 11 a.m. is midnight in UTC, 8 p.m. of the Monday before in New York. "Each Monday and
#   Wednesday" with FREQ=DAILY has no date. Weekly rules and the 15th of each month are right. None is an error;
#   ical.js has all of them.
# Expected by most: the dates of RFC 5545, in which -1 is the last, with the hour of the first event.
# Packages: npm ts-ics 2.4.6, ical.js 2.2.1
# Source: run; RFC 5545, section 3.3.10.
set -euo pipefail
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --prefix "$tmp" ts-ics@2.4.6 ical.js@2.2.1
cd "$tmp"
cat > try.mjs <<'J'
import ICAL from 'ical.js';
import { convertIcsCalendar, extendByRecurrenceRule } from 'ts-ics';
const rules = ['WEEKLY;BYDAY=TU,FR', 'MONTHLY;BYMONTHDAY=15', 'MONTHLY;BYMONTHDAY=-1', 'MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1', 'MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1', 'MONTHLY;BYDAY=2TU', 'DAILY;BYDAY=MO,WE'];
const show = (dates) => dates.map((date) => date.toISOString().slice(5, 16)).join(' ');
for (const rule of rules) {
  const file = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:x', 'BEGIN:VEVENT', 'UID:1', 'DTSTAMP:20260601T000000Z', 'DTSTART:20261002T150000Z', 'DTEND:20261002T160000Z', `RRULE:FREQ=${rule};COUNT=3`, 'SUMMARY:Visit', 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n');
  const [event] = convertIcsCalendar(undefined, file).events;
  const right = new ICAL.Event(new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent')).iterator();
  console.log(`${rule}: ${show(extendByRecurrenceRule(event.recurrenceRule, { start: event.start.date, end: new Date('2028-01-01') }))} | ${show([1, 2, 3].map(() => right.next().toJSDate()))}`);
}
J
grep '"version"' node_modules/ts-ics/package.json node_modules/ical.js/package.json
got=$(node try.mjs)
echo "$got"
[ "$got" = 'WEEKLY;BYDAY=TU,FR: 10-02T15:00 10-06T15:00 10-09T15:00 | 10-02T15:00 10-06T15:00 10-09T15:00
MONTHLY;BYMONTHDAY=15: 10-15T15:00 11-15T15:00 12-15T15:00 | 10-15T15:00 11-15T15:00 12-15T15:00
MONTHLY;BYMONTHDAY=-1: 10-30T15:00 11-29T15:00 12-30T15:00 | 10-31T15:00 11-30T15:00 12-31T15:00
MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1: 10-29T00:00 11-27T00:00 12-30T00:00 | 10-30T15:00 11-30T15:00 12-31T15:00
MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1: 10-05T00:00 10-06T00:00 10-07T00:00 | 11-02T15:00 12-01T15:00 01-01T15:00
MONTHLY;BYDAY=2TU: 10-13T00:00 11-10T00:00 12-08T00:00 | 10-13T15:00 11-10T15:00 12-08T15:00
DAILY;BYDAY=MO,WE:  | 10-02T15:00 10-05T15:00 10-07T15:00' ] && echo ok
