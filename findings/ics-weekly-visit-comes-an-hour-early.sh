#!/usr/bin/env bash
# Surprise: the npm package ics takes the start of an event in the time of the machine and writes it in UTC. That is
#   right for one event, but with a recurrenceRule the hour in UTC is what recurs: a visit on Fridays at 9 a.m. in New
#   York is at 8 from November on, for everybody who imports the file. On a server in UTC it is at 5 a.m. from the
#   beginning, and at 4 then. The other choice, startOutputType "local", writes no zone at all.
# Expected by most: a weekly event keeps its hour, since the rule is written for the time that was given.
# Packages: npm ics 3.12.0, ical.js 2.2.1 for reading
# Source: run.
set -euo pipefail
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --prefix "$tmp" ics@3.12.0 ical.js@2.2.1
cat > "$tmp/write.mjs" <<'J'
import { createEvent } from 'ics';
import ICAL from 'ical.js';
const visit = { start: [2027, 10, 22, 9, 0], duration: { hours: 1 }, title: 'Visit', recurrenceRule: 'FREQ=WEEKLY;COUNT=4' };
const { value } = createEvent(visit);
const dates = new ICAL.Event(new ICAL.Component(ICAL.parse(value)).getFirstSubcomponent('vevent')).iterator();
const seen = [];
for (let next; (next = dates.next());)
  seen.push(next.toJSDate().toLocaleString('en-US', { timeZone: 'America/New_York', month: 'numeric', day: 'numeric', hour: 'numeric' }).replace('\u202f', ' '));
console.log(`written in ${process.env.TZ}: ${/DTSTART.*/.exec(value)[0]}, in New York ${seen.join('; ')}`);
console.log(/DTSTART.*/.exec(createEvent({ ...visit, startOutputType: 'local' }).value)[0]);
J
grep '"version"' "$tmp"/node_modules/{ics,ical.js}/package.json
got=$(for zone in America/New_York UTC; do TZ=$zone node "$tmp/write.mjs"; done)
echo "$got"
[ "$got" = 'written in America/New_York: DTSTART:20271022T130000Z, in New York 10/22, 9 AM; 10/29, 9 AM; 11/5, 9 AM; 11/12, 8 AM
DTSTART:20271022T090000
written in UTC: DTSTART:20271022T090000Z, in New York 10/22, 5 AM; 10/29, 5 AM; 11/5, 5 AM; 11/12, 4 AM
DTSTART:20271022T090000' ] && echo ok
