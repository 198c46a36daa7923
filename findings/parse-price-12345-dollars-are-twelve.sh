#!/usr/bin/env bash
# Surprise: parse-price of npm takes the comma of a whole price for a decimal point unless the price ends in 0: $12,345
#   is 12.345 and $9,875 is 9.875, while $12,500 and $9,870 are right. $1,234,567 is 1.234. With cents all are
#   right, so a trial with round prices or with cents proves nothing.
# Expected by most: a comma with three digits behind it parts the thousands, whatever the last digit is.
# Package: npm parse-price 1.1.8
# Source: run. The package promises the number of a localized price, and all examples of its page have cents.
set -euo pipefail
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --prefix "$tmp" parse-price@1.1.8
cd "$tmp"
cat > try.cjs <<'J'
const parsePrice = require('parse-price');
for (const price of ['$12,500', '$12,345', '$9,870', '$9,875', '$1,234,567', '$12,345.00', '$9,875.50']) console.log(`${price}: ${parsePrice(price)}`);
J
grep -m 1 '"version"' node_modules/parse-price/package.json
got=$(node try.cjs)
echo "$got"
[ "$got" = '$12,500: 12500
$12,345: 12.345
$9,870: 9870
$9,875: 9.875
$1,234,567: 1.234
$12,345.00: 12345
$9,875.50: 9875.5' ] && echo ok
