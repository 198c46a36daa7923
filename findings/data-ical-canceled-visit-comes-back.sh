#!/usr/bin/env bash
# Surprise: Data::ICal of Perl escapes the commas of a list when it writes a calendar that it has read: two canceled
#   dates become EXDATE:20260619T090000\,20260626T090000, of which ical.js reads the first alone, and the visit of
#   June 26 is back. The categories bath and tile become one, “bath,tile”. A single canceled date is right, and the
#   commas of a rule are left alone.
# Expected by most: a calendar that is read and written is the same. The comma in the text of a note is escaped, the
#   comma between two dates is not.
# Packages: Debian 12 libdata-ical-perl 0.24+dfsg-2; npm ical.js 2.2.1
# Source: run; RFC 5545, sections 3.1.1 and 3.8.5.1.
set -euo pipefail
perl -MData::ICal -e 1 2> /dev/null || { echo "needs libdata-ical-perl (apt)"; exit 2; }
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --prefix "$tmp" ical.js@2.2.1
cd "$tmp"
cat > visits.ics <<'C'
BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Plumb & True//EN
BEGIN:VEVENT
UID:1@example.org
DTSTAMP:20260601T120000Z
DTSTART:20260605T090000
RRULE:FREQ=WEEKLY;COUNT=5
EXDATE:20260619T090000,20260626T090000
CATEGORIES:bath,tile
SUMMARY:Bath of Ana Hale
END:VEVENT
END:VCALENDAR
C
sed -i 's/$/\r/' visits.ics
perl -MData::ICal -e 'print Data::ICal->new(filename => "visits.ics")->as_string' > again.ics
cat > try.mjs <<'J'
import { readFileSync } from 'node:fs';
import ICAL from 'ical.js';

for (const file of ['visits.ics', 'again.ics']) {
  const visit = new ICAL.Component(ICAL.parse(readFileSync(file, 'utf8'))).getFirstSubcomponent('vevent');
  const dates = [];
  const series = new ICAL.Event(visit).iterator();
  for (let date = series.next(); date; date = series.next()) dates.push(`${date.month}/${date.day}`);
  console.log(`${file}: ${dates.join(' ')}, categories ${visit.getFirstProperty('categories').getValues().join(' + ')}`);
}
J
dpkg-query -W libdata-ical-perl; grep -m 1 '"version"' node_modules/ical.js/package.json
got=$(grep -E '^(EXDATE|CATEGORIES)' again.ics | tr -d '\r'; node try.mjs)
echo "$got"
[ "$got" = 'CATEGORIES:bath\,tile
EXDATE:20260619T090000\,20260626T090000
visits.ics: 6/5 6/12 7/3, categories bath + tile
again.ics: 6/5 6/12 6/26 7/3, categories bath,tile' ] && echo ok
