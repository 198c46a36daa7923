#!/usr/bin/env bash
# Surprise: ical-js-parser, which reads a calendar and writes it again, puts the reminder of a visit behind its
#   END:VEVENT, so it belongs to no visit, and ical.js finds none. Where the file ends with a line break, as the
#   standard wants it, the last visit gets a line “E:EN” as well.
# Expected by most: what a package reads it writes in the same place. A visit without a reminder, in a text without a
#   last line break, is right.
# Packages: npm ical-js-parser 0.7.4, ical.js 2.2.1
# Source: run; RFC 5545, section 3.6.6: an alarm stands only within an event or a to-do.
set -euo pipefail
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --prefix "$tmp" ical-js-parser@0.7.4 ical.js@2.2.1
cd "$tmp"
cat > visit.ics <<'C'
BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Plumb & True//EN
BEGIN:VEVENT
UID:1@example.org
DTSTAMP:20260601T120000Z
DTSTART:20260605T130000Z
DTEND:20260605T143000Z
SUMMARY:Bath of Ana Hale
BEGIN:VALARM
ACTION:DISPLAY
DESCRIPTION:Reminder
TRIGGER:-PT30M
END:VALARM
END:VEVENT
END:VCALENDAR
C
sed -i 's/$/\r/' visit.ics
cat > try.mjs <<'J'
import { readFileSync } from 'node:fs';
import ICAL from 'ical.js';
import parser from 'ical-js-parser';

const { toJSON, toString } = parser.default ?? parser;
const text = readFileSync('visit.ics', 'utf8');
const again = toString(toJSON(text));
const reminders = (calendar) => new ICAL.Component(ICAL.parse(calendar)).getFirstSubcomponent('vevent').getAllSubcomponents('valarm').length;
console.log(again.trim());
console.log(`reminders of the visit: ${reminders(text)} before, ${reminders(again)} after`);
J
grep -m 1 '"version"' node_modules/ical-js-parser/package.json node_modules/ical.js/package.json
got=$(node try.mjs | tr -d '\r')
echo "$got"
[ "$got" = 'BEGIN:VCALENDAR
PRODID:-//Plumb & True//EN
VERSION:2.0
BEGIN:VEVENT
UID:1@example.org
DTSTAMP:20260601T120000Z
DTSTART:20260605T130000Z
DTEND:20260605T143000Z
SUMMARY:Bath of Ana Hale
:
END:VEVENT
E:EN
BEGIN:VALARM
ACTION:DISPLAY
DESCRIPTION:Reminder
TRIGGER:-PT30M
END:VALARM
END:VCALENDAR
reminders of the visit: 1 before, 0 after' ] && echo ok
