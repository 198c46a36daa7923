#!/usr/bin/env bash
# Surprise: datebook's calendar file of a visit has TRANSP:TRANSPARENT, so the hour stays free in the customer's calendar
#   and in each free-busy answer of it; no option of the event changes it. calendar-link and ics write no TRANSP, which
#   means busy. Of a visit every second week, datebook's file and its link to Google have the rule, and its links to
#   Outlook and Yahoo have one date.
# Expected by most: an appointment is busy, the default of RFC 5545, and a rule that a link cannot have is an error.
# Packages: npm datebook 8.0.1, calendar-link 2.11.5, ics 3.12.0
# Source: run; RFC 5545, section 3.8.2.7.
set -euo pipefail
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --prefix "$tmp" datebook@8.0.1 calendar-link@2.11.5 ics@3.12.0
cat > "$tmp/make.mjs" <<'J'
import * as link from 'calendar-link';
import * as datebook from 'datebook';
import { createEvent } from 'ics';
const [start, end] = ['2026-07-14T13:00:00Z', '2026-07-14T14:00:00Z'].map((time) => new Date(time));
const visit = { title: 'Visit', location: '410 Oak Grove Rd', description: 'Kitchen', start, end, recurrence: { frequency: 'WEEKLY', interval: 2, count: 4 } };
const say = (name, text) => console.log(`${name}: ${decodeURIComponent(text).match(/TRANSP[:\w]*|RRULE[:\w=;]*|RECUR[:\w=;]*/gi)?.join(', ') ?? 'neither'}`);
say('datebook, file', new datebook.ICalendar(visit).render());
say('datebook, Google', new datebook.GoogleCalendar(visit).render());
say('datebook, Yahoo', new datebook.YahooCalendar(visit).render());
say('datebook, Outlook', new datebook.OutlookCalendar(visit).render());
say('calendar-link, file', link.ics({ ...visit, duration: [1, 'hour'] }));
say('ics, file', createEvent({ title: 'Visit', start: [2026, 7, 14, 9, 0], duration: { hours: 1 } }).value);
J
grep '"version"' "$tmp"/node_modules/{datebook,calendar-link,ics}/package.json
got=$(TZ=America/New_York node "$tmp/make.mjs")
echo "$got"
[ "$got" = 'datebook, file: TRANSP:TRANSPARENT, RRULE:FREQ=WEEKLY;INTERVAL=2;COUNT=4
datebook, Google: recur=RRULE:FREQ=WEEKLY;INTERVAL=2;COUNT=4
datebook, Yahoo: neither
datebook, Outlook: neither
calendar-link, file: neither
ics, file: neither' ] && echo ok
