#!/usr/bin/env bash
# Surprise: vcard of npm ends each value at its next colon: the website https://example.org is "https", a note "Call
#   first: gate 4412" is "Call first", and the hour of the last change goes. Names, numbers and addresses without a
#   colon are right. It reports nothing.
# Expected by most: the first colon parts name and value, and the value may have more.
# Packages: npm vcard 0.1.0, ical.js 2.2.1
# Source: run; RFC 6350, section 3.3.
set -euo pipefail
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --prefix "$tmp" vcard@0.1.0 ical.js@2.2.1
cd "$tmp"
cat > try.cjs <<'J'
const ICAL = require('ical.js');
const VCard = require('vcard');
const card = ['BEGIN:VCARD', 'VERSION:3.0', 'N:Hale;Ana;;;', 'FN:Ana Hale', 'TEL;TYPE=CELL:+18435550142', 'URL:https://example.org', 'NOTE:Call first: gate 4412', 'REV:2026-06-12T09:30:00Z', 'END:VCARD', ''].join('\r\n');
new VCard().readData(card, (error, { TEL, URL, NOTE, REV }) => {
  if (error) throw error;
  console.log('vcard:', TEL.value, URL, '|', NOTE, '|', REV);
});
const [, lines] = ICAL.parse(card);
console.log('ical.js:', ...lines.filter(([name]) => name === 'url' || name === 'note').map((line) => line[3]));
J
grep -m 1 '"version"' node_modules/vcard/package.json node_modules/ical.js/package.json
got=$(node try.cjs | grep -E '^[a-z.]+: ')
echo "$got"
[ "$got" = 'vcard: +18435550142 https | Call first | 2026-06-12T09
ical.js: https://example.org Call first: gate 4412' ] && echo ok
