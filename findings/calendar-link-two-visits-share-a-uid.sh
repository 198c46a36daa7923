#!/usr/bin/env bash
# Surprise: unless the caller passes a uid, calendar-link ("Add to calendar") names an event in its .ics with one of
#   100,000 random numbers. After some 400 visits two of them have the same UID, and a calendar that holds one replaces
#   it with the other, since the UID is the identity. The same link made twice gets two numbers, so the visit stands
#   twice. And a whole day is written DTSTART:20260703 without VALUE=DATE: node-ical reads a day, ical.js throws.
# Expected by most: a random UID is random enough to be unique, and a file for calendars can be read by their libraries.
# Packages: npm calendar-link 2.11.5, ical.js 2.2.1, node-ical 0.27.2
# Source: run; https://github.com/AnandChowdhary/calendar-link/issues/645, closed with an option `uid`.
set -euo pipefail
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --prefix "$tmp" calendar-link@2.11.5 ical.js@2.2.1 node-ical@0.27.2
cat > "$tmp/link.mjs" <<'J'
import { ics } from 'calendar-link';
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
const file = (event) => decodeURIComponent(ics(event).replace(/^[^,]*,/, ''));
const visits = Array.from({ length: 3000 }, (_, index) => file({ title: `Visit ${index}`, start: '2026-07-03T14:00:00Z', duration: [1, 'hour'] }));
const uids = visits.map((text) => /^UID:(\d{1,5})\r?$/m.exec(text)[1]);
console.log(`3000 visits: ${new Set(uids).size < uids.length ? 'some share a UID' : 'each has its own UID'}`);
const text = file({ title: 'Crew', start: '2026-07-03', allDay: true });
console.log(/^DTSTART.*$/m.exec(text)[0]);
console.log(`node-ical: ${Object.values(nodeIcal.sync.parseICS(text)).find(({ type }) => type === 'VEVENT').datetype}`);
try {
  console.log(`ical.js: ${new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')).startDate}`);
} catch ({ message }) {
  console.log(`ical.js: ${message}`);
}
J
grep '"version"' "$tmp"/node_modules/{calendar-link,ical.js,node-ical}/package.json
got=$(TZ=America/New_York node "$tmp/link.mjs")
echo "$got"
[ "$got" = '3000 visits: some share a UID
DTSTART:20260703
node-ical: date
ical.js: invalid date-time value: "2026-07-03T::"' ] && echo ok
