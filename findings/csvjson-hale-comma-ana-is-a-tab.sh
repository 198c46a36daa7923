#!/usr/bin/env bash
# Surprise: toCSV of csvjson writes a tab in place of each comma and line break of a cell: “Hale, Ana” is Hale, tab,
#   Ana, and a note of two lines is one with a tab. With its option wrap the comma stays, the line break is still a
#   tab, and the marks of 36" x 80" are not doubled, so Python’s csv reads 36 x 80"". It reports nothing.
# Expected by most: a cell with a comma is put into quotation marks and comes back as it was.
# Package: npm csvjson 5.1.0
# Source: run; RFC 4180, section 2. The page of the package says nothing of tabs.
set -euo pipefail
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --prefix "$tmp" csvjson@5.1.0
cd "$tmp"
cat > try.cjs <<'J'
const { toCSV } = require('csvjson');
const { writeFileSync } = require('node:fs');
const orders = [{ customer: 'Hale, Ana', item: '36" x 80"', note: 'Gate 4412\nCall first' }];
writeFileSync('plain.csv', toCSV(orders, { headers: 'key' }));
writeFileSync('wrap.csv', toCSV(orders, { headers: 'key', wrap: true }));
J
node try.cjs
grep -m 1 '"version"' node_modules/csvjson/package.json
got=$(/usr/bin/python3 -c 'import csv
for name in ("plain", "wrap"): print(name, *csv.DictReader(open(name + ".csv", newline="")))')
echo "$got"
[ "$got" = 'plain {'\''customer'\'': '\''Hale\t Ana'\'', '\''item'\'': '\''36" x 80"'\'', '\''note'\'': '\''Gate 4412\tCall first'\''}
wrap {'\''customer'\'': '\''Hale, Ana'\'', '\''item'\'': '\''36 x 80""'\'', '\''note'\'': '\''Gate 4412\tCall first'\''}' ] && echo ok
