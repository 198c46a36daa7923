#!/usr/bin/env bash
# Surprise: ics-js writes a moment as the hour of the machine, without a zone: on a server in UTC a visit at 9 a.m. in
#   New York is DTSTART:20260612T130000, which a calendar shows at 1 p.m. wherever it is opened. The line break of a
#   note becomes a fold, which readers take out, so Gate 4412 and Call first are Gate 4412Call first. On a laptop in New
#   York the hour is right.
# Expected by most: a moment is written in UTC, with its Z, and a line break as \n.
# Packages: npm ics-js 0.10.2, ical.js 2.2.1
# Source: run; RFC 5545, sections 3.3.5 and 3.3.11.
set -euo pipefail
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --prefix "$tmp" ics-js@0.10.2 ical.js@2.2.1
cd "$tmp"
cat > try.cjs <<'J'
const ICAL = require('ical.js');
const { VCALENDAR, VEVENT } = require('ics-js');
const calendar = new VCALENDAR();
calendar.addProp('VERSION', 2);
calendar.addProp('PRODID', '-//Visits//EN');
const event = new VEVENT();
event.addProp('UID', 'a@example.org');
event.addProp('DTSTAMP', new Date('2026-06-01T00:00:00Z'));
event.addProp('DTSTART', new Date('2026-06-12T09:00:00-04:00'));
event.addProp('DESCRIPTION', 'Gate 4412\nCall first');
calendar.addComponent(event);
const text = calendar.toString();
const read = new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent'));
console.log(/DTSTART.*/.exec(text)[0], read.startDate.zone.tzid, '|', read.description);
J
grep -m 1 '"version"' node_modules/ics-js/package.json node_modules/ical.js/package.json
got=$(for zone in UTC America/New_York; do echo "$zone: $(TZ=$zone node try.cjs)"; done)
echo "$got"
[ "$got" = 'UTC: DTSTART:20260612T130000 floating | Gate 4412Call first
America/New_York: DTSTART:20260612T090000 floating | Gate 4412Call first' ] && echo ok
