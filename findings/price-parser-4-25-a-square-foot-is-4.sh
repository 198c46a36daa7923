#!/usr/bin/env bash
# Surprise: price-parser of npm reads $4.25/sf as 4 dollars and $12.50/lf as 12: the cents of an amount count only if a
#   space or the end follows. "$4.25 each" and "$4.25 per sf" are right. $95/hr is no price at all, $12.5k is 12
#   dollars, and a credit of -$500 is 500. parse-money reads $.50 as 50 dollars.
# Expected by most: the cents belong to the amount, whatever follows.
# Packages: npm price-parser 3.4.0, parse-money 1.0.12
# Source: run.
set -euo pipefail
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --prefix "$tmp" price-parser@3.4.0 parse-money@1.0.12
cd "$tmp"
cat > try.cjs <<'J'
const { parseFirst } = require('price-parser');
const parseMoney = require('parse-money').default;
for (const text of ['$4.25 each', '$4.25 per sf', '$4.25/sf', '$12.50/lf', '$95/hr', '$12.5k', '-$500', '$.50']) {
  console.log(`${text}: price-parser ${parseFirst(text)?.floatValue}, parse-money ${parseMoney(text).amount}`);
}
J
grep -m 1 '"version"' node_modules/price-parser/package.json node_modules/parse-money/package.json
got=$(node try.cjs)
echo "$got"
[ "$got" = '$4.25 each: price-parser 4.25, parse-money 4.25
$4.25 per sf: price-parser 4.25, parse-money 4.25
$4.25/sf: price-parser 4, parse-money 4.25
$12.50/lf: price-parser 12, parse-money 12.5
$95/hr: price-parser undefined, parse-money 95
$12.5k: price-parser 12, parse-money 12.5
-$500: price-parser 500, parse-money 500
$.50: price-parser undefined, parse-money 50' ] && echo ok
