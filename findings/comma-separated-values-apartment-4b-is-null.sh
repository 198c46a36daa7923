#!/usr/bin/env bash
# Surprise: comma-separated-values of npm decides by the first row what a column holds, and writes null where a later
#   cell is something else: below apartment 4 the apartment 4B is null, below drywall of size 5 the nails 16d and
#   the stud 2x4 are null, and an empty cell is 0. It reports nothing. With 4B in the first row all are right.
#   papaparse, asked for numbers, keeps 4B.
# Expected by most: a cell that is no number stays the text that it is.
# Packages: npm comma-separated-values 3.6.4, papaparse 5.7.1
# Source: run. The page of the package says that it converts numbers and booleans, and of no value that it loses.
set -euo pipefail
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --prefix "$tmp" comma-separated-values@3.6.4 papaparse@5.7.1
cd "$tmp"
cat > try.cjs <<'J'
const CSV = require('comma-separated-values');
const Papa = require('papaparse');
const files = { number: 'Customer,Apt\nHale,4\nCarter,4B\nOwens,\nPeña,4E2\n', text: 'Customer,Apt\nCarter,4B\nHale,4\n', lumber: 'Item,Size\nDrywall,5\nNails,16d\nStud,2x4\n' };
for (const [name, file] of Object.entries(files)) console.log(`comma-separated-values, ${name} first: ${JSON.stringify(CSV.parse(file, { header: true }))}`);
console.log(`papaparse: ${JSON.stringify(Papa.parse(files.number.trim(), { header: true, dynamicTyping: true }).data)}`);
J
grep -m 1 '"version"' node_modules/comma-separated-values/package.json node_modules/papaparse/package.json
got=$(node try.cjs)
echo "$got"
[ "$got" = 'comma-separated-values, number first: [{"Customer":"Hale","Apt":4},{"Customer":"Carter","Apt":null},{"Customer":"Owens","Apt":0},{"Customer":"Peña","Apt":400}]
comma-separated-values, text first: [{"Customer":"Carter","Apt":"4B"},{"Customer":"Hale","Apt":"4"}]
comma-separated-values, lumber first: [{"Item":"Drywall","Size":5},{"Item":"Nails","Size":null},{"Item":"Stud","Size":null}]
papaparse: [{"Customer":"Hale","Apt":4},{"Customer":"Carter","Apt":"4B"},{"Customer":"Owens","Apt":null},{"Customer":"Peña","Apt":400}]' ] && echo ok
