#!/usr/bin/env bash
# Surprise: HyperFormula, which calculates spreadsheets in web pages, sums $95.50, $9,500 and $1,250.00 to 95.5: a
#   price with a comma is text to it, and SUM skips text. It understands few formats: TEXT(0.5,"0%") is "1%", 9500 in
#   "#,##0" is "9500,##0", and a date in "mmmm d" is "0600 12". Of the typed dates 6/12/2026 and 6/13/2026 the first
#   is December 6 and the second text. No cell shows an error.
# Expected by most: a formula library that follows Excel reads American prices and dates, as its own sign $ suggests.
# Package: npm hyperformula 3.5.0
# Source: run. Its manual lists the options for dates and thousands separators, which default to DD/MM/YYYY and none.
set -euo pipefail
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --prefix "$tmp" hyperformula@3.5.0
cd "$tmp"
cat > try.mjs <<'J'
import { HyperFormula } from 'hyperformula';
const cells = ['$95.50', '$9,500', '$1,250.00', '=SUM(A1:A3)', '=TEXT(0.5,"0%")', '=TEXT(9500,"#,##0")', '=TEXT(DATE(2026,6,12),"mmmm d")', '6/12/2026', '=MONTH(A8)', '6/13/2026', '=ISTEXT(A10)'];
const sheet = HyperFormula.buildFromArray(cells.map((cell) => [cell]), { licenseKey: 'gpl-v3' });
cells.forEach((cell, row) => console.log(`${cell}: ${sheet.getCellValue({ sheet: 0, row, col: 0 })}`));
J
grep '"version"' node_modules/hyperformula/package.json
got=$(node try.mjs)
echo "$got"
[ "$got" = '$95.50: 95.5
$9,500: $9,500
$1,250.00: $1,250.00
=SUM(A1:A3): 95.5
=TEXT(0.5,"0%"): 1%
=TEXT(9500,"#,##0"): 9500,##0
=TEXT(DATE(2026,6,12),"mmmm d"): 0600 12
6/12/2026: 46362
=MONTH(A8): 12
6/13/2026: 6/13/2026
=ISTEXT(A10): true' ] && echo ok
