#!/usr/bin/env bash
# Surprise: array-to-csv of npm puts a cell with an inch mark into quotation marks and does not double the mark: 36" x
#   80" is "36" x 80"", of which Python's csv makes 36 x 80"". A note of two lines has no quotation marks, so its second
#   line is a row. A comma alone is right, so a trial with one proves nothing.
# Expected by most: a package that quotes knows the quotation mark.
# Package: npm array-to-csv 1.0.1
# Source: run; RFC 4180, section 2.
set -euo pipefail
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --prefix "$tmp" array-to-csv@1.0.1
cd "$tmp"
node -e 'process.stdout.write(require("array-to-csv")([["Door, oak", "36\" x 80\"", 1], ["Gate 4412\nCall first", "Hale", 2]]))' > orders.csv
grep -m 1 '"version"' node_modules/array-to-csv/package.json
got=$(cat orders.csv; echo; /usr/bin/python3 -c 'import csv
for row in csv.reader(open("orders.csv", newline="")): print(row)')
echo "$got"
[ "$got" = '"Door, oak","36" x 80"",1
Gate 4412
Call first,Hale,2
['\''Door, oak'\'', '\''36 x 80""'\'', '\''1'\'']
['\''Gate 4412'\'']
['\''Call first'\'', '\''Hale'\'', '\''2'\'']' ] && echo ok
