#!/usr/bin/env bash
# Surprise: cal-parser reads the fields of a reminder into its visit: the note “Gate 4412” becomes “Reminder”, the text
#   of the alarm. A weekly series starts when the file is read instead of on its first day, so getEventsBetweenDates
#   has the first visit of June and none of the three that follow. ical.js has the note and all four.
# Expected by most: a reminder (VALARM) is a part of its own, and a series repeats from its start. A file without
#   reminders and series is right.
# Packages: npm cal-parser 1.0.2, ical.js 2.2.1
# Source: run; RFC 5545, sections 3.6.6 and 3.8.5.3.
set -euo pipefail
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --prefix "$tmp" cal-parser@1.0.2 ical.js@2.2.1
cd "$tmp"
cat > visits.ics <<'C'
BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Plumb & True//EN
BEGIN:VEVENT
UID:1@example.org
DTSTAMP:20260601T120000Z
DTSTART:20260605T130000Z
DTEND:20260605T143000Z
RRULE:FREQ=WEEKLY;COUNT=4
SUMMARY:Bath of Ana Hale
DESCRIPTION:Gate 4412
BEGIN:VALARM
ACTION:DISPLAY
DESCRIPTION:Reminder
TRIGGER:-PT30M
END:VALARM
END:VEVENT
END:VCALENDAR
C
sed -i 's/$/\r/' visits.ics
cat > try.mjs <<'J'
import { readFileSync } from 'node:fs';
import cal from 'cal-parser';
import ICAL from 'ical.js';

const text = readFileSync('visits.ics', 'utf8');
const june = [new Date('2026-06-01'), new Date('2026-07-01')];
const read = cal.parseString(text);
console.log(`cal-parser: ${read.events[0].description.value}, visits of June: ${read.getEventsBetweenDates(...june).map((visit) => visit.dtstart.value.toISOString())}`);
const visit = new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent'));
const dates = [];
const series = visit.iterator();
for (let date = series.next(); date; date = series.next()) dates.push(date.toString());
console.log(`ical.js: ${visit.description}, visits of June: ${dates}`);
J
grep -m 1 '"version"' node_modules/cal-parser/package.json node_modules/ical.js/package.json
got=$(node try.mjs)
echo "$got"
[ "$got" = 'cal-parser: Reminder, visits of June: 2026-06-05T13:00:00.000Z
ical.js: Gate 4412, visits of June: 2026-06-05T13:00:00Z,2026-06-12T13:00:00Z,2026-06-19T13:00:00Z,2026-06-26T13:00:00Z' ] && echo ok
