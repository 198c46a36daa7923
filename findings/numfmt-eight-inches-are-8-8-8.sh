#!/usr/bin/env bash
# Surprise: numfmt, which writes numbers in the formats of Excel, does not carry a fraction that rounds up to a whole:
#   7 31/32 in eighths (# ?/8) is "8 8/8", which is nine, and in # ?/? it is "8 1/1". A board of 2.9 in quarters is "2
#   4/4", so the whole number is sometimes the lower and sometimes the upper one. 12 5/8 is right. SheetJS writes 8
#   and 3.
# Expected by most: a fraction is smaller than one, and the text has the value of the number.
# Packages: npm numfmt 4.0.1, xlsx 0.18.5
# Source: run.
set -euo pipefail
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --prefix "$tmp" numfmt@4.0.1 xlsx@0.18.5
cd "$tmp"
cat > try.mjs <<'J'
import { format } from 'numfmt';
import XLSX from 'xlsx';
for (const [value, pattern] of [[12.625, '# ?/8'], [7.96875, '# ?/8'], [7.96875, '# ?/?'], [7.97, '# ?/16'], [2.9, '# ?/4']])
  console.log(`${value} in ${pattern}: numfmt ${format(pattern, value)}, SheetJS ${XLSX.SSF.format(pattern, value).trim()}`);
J
grep '"version"' node_modules/numfmt/package.json node_modules/xlsx/package.json
got=$(node try.mjs)
echo "$got"
[ "$got" = '12.625 in # ?/8: numfmt 12 5/8, SheetJS 12 5/8
7.96875 in # ?/8: numfmt 8 8/8, SheetJS 8
7.96875 in # ?/?: numfmt 8 1/1, SheetJS 8
7.97 in # ?/16: numfmt 8 16/16, SheetJS 8
2.9 in # ?/4: numfmt 2 4/4, SheetJS 3' ] && echo ok
