#!/usr/bin/env bash
# Surprise: tabletojson gives a cell that spans two columns (colspan) to the first of them and the next cell to the
#   second: in an estimate of item, quantity and price the subtotal of 9,500 becomes a quantity, and its line has no
#   price. Cells that span rows are right and have three sections of its page. A line break in a cell joins two
#   words: the stud 2x4 of 8 ft is a “2x48 ft”. pandas has 9,500 in the column of prices.
# Expected by most: a cell takes as many columns as its colspan says.
# Packages: npm tabletojson 4.1.15; Debian 12 python3-pandas 1.5.3, python3-lxml 4.9.2
# Source: run; the HTML standard, forming a table.
set -euo pipefail
/usr/bin/python3 -c 'import pandas, lxml' 2> /dev/null || { echo "needs python3-pandas, python3-lxml (apt)"; exit 2; }
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --prefix "$tmp" tabletojson@4.1.15
cd "$tmp"
cat > estimate.html <<'H'
<table>
  <tr><th>Item</th><th>Quantity</th><th>Price</th></tr>
  <tr><td>Stud 2x4<br>8 ft</td><td>12</td><td>51.00</td></tr>
  <tr><td colspan="2">Subtotal</td><td>9,500</td></tr>
</table>
H
cat > try.cjs <<'J'
const { tabletojson } = require('tabletojson');
for (const row of tabletojson.convert(require('node:fs').readFileSync('estimate.html', 'utf8'))[0]) console.log(`tabletojson: ${JSON.stringify(row)}`);
J
dpkg-query -W python3-pandas python3-lxml; grep -m 1 '"version"' node_modules/tabletojson/package.json
got=$(node try.cjs; /usr/bin/python3 -c 'import pandas
print("pandas:", pandas.read_html("estimate.html")[0].iloc[1].to_dict())')
echo "$got"
[ "$got" = 'tabletojson: {"Item":"Stud 2x48 ft","Quantity":"12","Price":"51.00"}
tabletojson: {"Item":"Subtotal","Quantity":"9,500"}
pandas: {'\''Item'\'': '\''Subtotal'\'', '\''Quantity'\'': '\''Subtotal'\'', '\''Price'\'': 9500.0}' ] && echo ok
