#!/usr/bin/env bash
# Surprise: a rule that names a plain weekday and a counted one, such as "every Tuesday and the second Friday of the
#   month" (BYDAY=TU,2FR), has no date at all in rrule and python-dateutil: each weekday must be both. No error is
#   raised, so a calendar that goes by them looks free, forever. ical.js and rrule-temporal list both kinds of days.
# Expected by most: BYDAY is a list of days, each of which is a date (RFC 5545, section 3.3.10).
# Packages: npm rrule 2.8.1, ical.js 2.2.1, rrule-temporal 2.2.8; Debian 12 python3-dateutil 2.8.2-2
# Source: run.
set -euo pipefail
/usr/bin/python3 -c 'import dateutil' 2>/dev/null || { echo "needs python3-dateutil (apt)"; exit 2; }
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT; cd "$tmp"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund rrule@2.8.1 ical.js@2.2.1 rrule-temporal@2.2.8
cat > read.mjs <<'JS'
import rrule from 'rrule';
import ICAL from 'ical.js';
import { RRuleTemporal } from 'rrule-temporal';
const rule = 'FREQ=MONTHLY;BYDAY=TU,2FR;UNTIL=20270131T000000Z';
const text = `DTSTART:20270105T090000Z\nRRULE:${rule}`;
const days = (dates) => dates.map((date) => String(date).slice(0, 10)).join(' ') || 'none';
console.log('rrule', days(rrule.rrulestr(text).all().map((date) => date.toISOString())));
console.log('rrule-temporal', days(new RRuleTemporal({ rruleString: text }).all()));
const dates = [];
const next = ICAL.Recur.fromString(rule).iterator(ICAL.Time.fromString('2027-01-05T09:00:00'));
for (let date = next.next(); date; date = next.next()) dates.push(String(date));
console.log('ical.js', days(dates));
JS
{
  node read.mjs
  /usr/bin/python3 -c '
import dateutil, datetime
from dateutil.rrule import rrulestr
dates = rrulestr("FREQ=MONTHLY;BYDAY=TU,2FR;UNTIL=20270131T000000", dtstart=datetime.datetime(2027, 1, 5, 9))
print("dateutil", " ".join(str(date)[:10] for date in dates) or "none")'
} | tee said
dpkg-query -W python3-dateutil
both='2027-01-05 2027-01-08 2027-01-12 2027-01-19 2027-01-26'
printf '%s\n' 'rrule none' "rrule-temporal $both" "ical.js $both" 'dateutil none' | diff - said && echo ok
