#!/usr/bin/env bash
# Surprise: the usual readers of prices take every digit of the text. "$9,500 to $11,000" is 950,011,000 dollars in
#   currency.js, accounting and numeral, "3 x $45.00" is 345. A credit with a typographic minus, "−$500.00", becomes a
#   charge of 500 in these and in parsecurrency. So does "($500.00)" in parsecurrency, and "$500.00-", as accounting
#   programs print it, in accounting and parsecurrency. None reports a doubt.
# Expected by most: a text that is not one number gives NaN, and a minus counts in any typeface.
# Packages: npm currency.js 2.0.4, accounting 0.4.1, numeral 2.0.6, parsecurrency 1.1.1
# Source: run.
set -euo pipefail
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --prefix "$tmp" currency.js@2.0.4 accounting@0.4.1 numeral@2.0.6 parsecurrency@1.1.1
cat > "$tmp/read.cjs" <<'J'
const currency = require('currency.js');
const accounting = require('accounting');
const numeral = require('numeral');
const parseCurrency = require('parsecurrency');
for (const text of ['$9,500 to $11,000', '3 x $45.00', '−$500.00', '-$500.00', '($500.00)', '$500.00-']) {
  const read = [currency(text).value, accounting.unformat(text), numeral(text).value(), parseCurrency(text)?.value];
  console.log(`${text}: currency.js ${read[0]}, accounting ${read[1]}, numeral ${read[2]}, parsecurrency ${read[3]}`);
}
J
grep '"version"' "$tmp"/node_modules/{currency.js,accounting,numeral,parsecurrency}/package.json
got=$(node "$tmp/read.cjs")
echo "$got"
[ "$got" = '$9,500 to $11,000: currency.js 950011000, accounting 950011000, numeral 950011000, parsecurrency undefined
3 x $45.00: currency.js 345, accounting 345, numeral 345, parsecurrency undefined
−$500.00: currency.js 500, accounting 500, numeral 500, parsecurrency 500
-$500.00: currency.js -500, accounting -500, numeral -500, parsecurrency -500
($500.00): currency.js -500, accounting -500, numeral -500, parsecurrency 500
$500.00-: currency.js NaN, accounting 500, numeral -500, parsecurrency 500' ] && echo ok
