#!/usr/bin/env bash
# Surprise: a check or a lien waiver has its amount in words. num2words makes "one hundred and twenty-five dollars, zero
#   cents" of 12500: with to='currency' a whole number is cents, while 12500.0, '12500' and 12500.50 are dollars. So a
#   program that is right for every price with cents is wrong for the round ones. number-to-words on npm drops the cents
#   of 12500.50, without an error; to-words is right in both.
# Expected by most: 12500 and 12500.0 are the same amount.
# Packages: Debian 12 python3-num2words 0.5.10-2; npm number-to-words 1.2.4, to-words 5.7.0
# Source: run.
set -euo pipefail
/usr/bin/python3 -c 'import num2words' 2>/dev/null || { echo "needs python3-num2words (apt)"; exit 2; }
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --prefix "$tmp" number-to-words@1.2.4 to-words@5.7.0
cat > "$tmp/write.cjs" <<'J'
const { toWords } = require('number-to-words');
const { ToWords } = require('to-words');
const dollars = new ToWords({ localeCode: 'en-US' });
for (const amount of [12500, 12500.5]) console.log(`${amount}: number-to-words ${toWords(amount)}; to-words ${dollars.convert(amount, { currency: true })}`);
J
dpkg-query -W python3-num2words; grep '"version"' "$tmp"/node_modules/{number-to-words,to-words}/package.json
got=$(/usr/bin/python3 -c "
from num2words import num2words
for amount in (12500, 12500.0, '12500', 12500.5):
    print(repr(amount) + ':', num2words(amount, to='currency', currency='USD'))"
  node "$tmp/write.cjs")
echo "$got"
[ "$got" = "12500: one hundred and twenty-five dollars, zero cents
12500.0: twelve thousand, five hundred dollars, zero cents
'12500': twelve thousand, five hundred dollars, zero cents
12500.5: twelve thousand, five hundred dollars, fifty cents
12500: number-to-words twelve thousand, five hundred; to-words Twelve Thousand Five Hundred Dollars Only
12500.5: number-to-words twelve thousand, five hundred; to-words Twelve Thousand Five Hundred Dollars And Fifty Cents Only" ] && echo ok
