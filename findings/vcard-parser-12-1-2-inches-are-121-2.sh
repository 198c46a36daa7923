#!/usr/bin/env bash
# Surprise: phones and calendars fold a long line after 75 octets, wherever that is, with a line break and one space.
#   Where the fold falls before a space of the text, vcard-parser and vcard of npm take that space off too, and
#   ics-to-json as well: a note on 12 1/2 inches is one on 121/2. It shows only in long notes, and there at one place.
#   vcf and ical.js are right.
# Expected by most: who unfolds lines takes off one space, as the format says.
# Packages: npm vcard-parser 1.0.0, vcard 0.1.0, ics-to-json 2.0.2, vcf 2.1.2, ical.js 2.2.1
# Source: run; RFC 6350, section 3.2, and RFC 5545, section 3.1.
set -euo pipefail
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --prefix "$tmp" vcard-parser@1.0.0 vcard@0.1.0 ics-to-json@2.0.2 vcf@2.1.2 ical.js@2.2.1
cd "$tmp"
cat > try.cjs <<'J'
const ICAL = require('ical.js');
const { icsToJson } = require('ics-to-json');
const VCard = require('vcard');
const vcardParser = require('vcard-parser');
const vCard = require('vcf');
const note = String.raw`NOTE:Crown molding\, oak\, in the front room and a den. The corner is at 12 1/2 in. from the door`;
const description = String.raw`DESCRIPTION:Crown moldings in the front rooms\, in oak. The corner is at 12 1/2 in. from the door`;
const fold = (line) => `${line.slice(0, 75)}\r\n ${line.slice(75)}`;
const card = ['BEGIN:VCARD', 'VERSION:3.0', 'N:Hale;Ana;;;', 'FN:Ana Hale', fold(note), 'END:VCARD', ''].join('\r\n');
const calendar = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Visits//EN', 'BEGIN:VEVENT', 'UID:a@example.org', 'DTSTAMP:20260601T000000Z', 'DTSTART:20260612T130000Z', 'SUMMARY:Visit', fold(description), 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n');
console.log('fold:', JSON.stringify([note, description].map((line) => fold(line).slice(70, 84))));
const show = (name, value) => console.log(`${name}: ${/at [^"]*? in\./.exec(JSON.stringify(value))[0]}`);
show('vcf', new vCard().parse(card).toJSON());
show('ical.js', ICAL.parse(card));
show('vcard-parser', vcardParser.parse(card));
show('ics-to-json', icsToJson(calendar));
show('ical.js', ICAL.parse(calendar));
new VCard().readData(card, (error, json) => {
  if (error) throw error;
  show('vcard', json);
});
J
for name in vcard-parser vcard ics-to-json vcf ical.js; do grep -m 1 '"version"' node_modules/$name/package.json; done
got=$(node try.cjs | grep -E '^[a-z.-]+: ')
echo "$got"
[ "$got" = 'fold: ["at 12\r\n  1/2 i","at 12\r\n  1/2 i"]
vcf: at 12 1/2 in.
ical.js: at 12 1/2 in.
vcard-parser: at 121/2 in.
ics-to-json: at 121/2 in.
ical.js: at 12 1/2 in.
vcard: at 121/2 in.' ] && echo ok
