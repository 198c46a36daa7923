#!/usr/bin/env bash
# Surprise: vcf, the most used reader and writer of vCards in npm, does not know the backslash of the format. It reads
#   the street "12 King St\, Rear" and the note "dog\nCall first" with their backslashes, in jCard too, where the
#   format forbids them. In the other direction it writes none: of the jCard street "12 King St; Rear" it makes the
#   street 12 King St and the city Rear, and the two lines "Gate 4412" and "Call first" become Gate 4412Call first.
#   From vCard to vCard all is right, so a round trip shows nothing. ical.js is right in both directions.
# Expected by most: a parser takes the escapes off, and a writer puts them on.
# Packages: npm vcf 2.1.2, ical.js 2.2.1
# Source: run; RFC 6350, section 3.4, and RFC 7095, section 3.3.
set -euo pipefail
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --prefix "$tmp" vcf@2.1.2 ical.js@2.2.1
cd "$tmp"
cat > try.mjs <<'J'
import ICAL from 'ical.js';
import vCard from 'vcf';
const card = ['BEGIN:VCARD', 'VERSION:4.0', 'FN:Ana Hale', String.raw`ADR:;;12 King St\, Rear;Charleston;SC;29401;`, String.raw`NOTE:dog\nCall first`, 'END:VCARD', ''].join('\r\n');
const jCard = ['vcard', [['version', {}, 'text', '4.0'], ['fn', {}, 'text', 'Ana Hale'], ['adr', {}, 'text', ['', '', '12 King St; Rear', 'Charleston', 'SC', '29401', '']], ['note', {}, 'text', 'Gate 4412\nCall first']], []];
const read = (json) => json[1].filter(([name]) => name === 'adr' || name === 'note').map((line) => JSON.stringify(line[3])).join(' ');
const lines = (text) => text.split('\r\n').filter((line) => /^(ADR|NOTE)/.test(line)).join(' ');
console.log('vcf reads', read(new vCard().parse(card).toJSON()));
console.log('ical.js reads', read(ICAL.parse(card)));
console.log('vcf writes', lines(vCard.fromJSON(jCard).toString('4.0')));
console.log('ical.js writes', lines(ICAL.stringify(jCard)));
J
grep '"version"' node_modules/vcf/package.json node_modules/ical.js/package.json
got=$(node try.mjs)
echo "$got"
[ "$got" = 'vcf reads ["","","12 King St\\, Rear","Charleston","SC","29401",""] "dog\\nCall first"
ical.js reads ["","","12 King St, Rear","Charleston","SC","29401",""] "dog\nCall first"
vcf writes ADR:;;12 King St; Rear;Charleston;SC;29401; NOTE:Gate 4412Call first
ical.js writes ADR:;;12 King St\; Rear;Charleston;SC;29401; NOTE:Gate 4412\nCall first' ] && echo ok
