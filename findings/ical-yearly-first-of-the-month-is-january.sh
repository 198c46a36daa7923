#!/bin/bash
# Surprise: ical.js 2.2.1, the reader in Thunderbird, repeats FREQ=YEARLY;BYMONTHDAY=1 only in the month of the first
# date, and loses eleven of twelve dates. RFC 5545 expands BYMONTHDAY in a yearly rule, over all months if the rule names
# none (table in section 3.3.10). rrule-temporal does so (and python-dateutil 2.9.0).
# Usual expectation: a calendar shows the first of every month.
# Packages: ical.js 2.2.1, rrule-temporal 1.6.0, @js-temporal/polyfill 0.5.1
# Source: RFC 5545, section 3.3.10.
set -eu
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
cd "$tmp"
npm i --silent --no-audit --no-fund --prefix "$tmp" ical.js@2.2.1 rrule-temporal@1.6.0 @js-temporal/polyfill@0.5.1
cat > run.mjs <<'JS'
import ICAL from 'ical.js';
import { RRuleTemporal } from 'rrule-temporal';

const rule = 'FREQ=YEARLY;BYMONTHDAY=1;COUNT=4';
const dates = ICAL.Recur.fromString(rule).iterator(ICAL.Time.fromDateTimeString('2027-01-13T09:30:00Z'));
const one = Array.from({ length: 4 }, () => dates.next().toString().slice(0, 10));
const other = new RRuleTemporal({ rruleString: `DTSTART:20270113T093000Z\nRRULE:${rule}` }).all();
const two = other.map((date) => date.toString().slice(0, 10));
console.log('ical.js       ', one.join(' '));
console.log('rrule-temporal', two.join(' '));
const isSame = one.join() === '2028-01-01,2029-01-01,2030-01-01,2031-01-01' && two.join() === '2027-02-01,2027-03-01,2027-04-01,2027-05-01';
process.exit(isSame ? 0 : 1);
JS
node run.mjs
echo ok
