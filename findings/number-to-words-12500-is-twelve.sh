#!/usr/bin/env bash
# Surprise: number-to-words, with which JavaScript writes the amount of a check or a lien waiver in words, takes the
#   text 12,500 for "twelve", and "5/8" for "five": it reads up to the first sign that it does not know. 12500.75 is
#   "twelve thousand, five hundred", without the cents. written-number makes "twelve thousand five hundred and one" of
#   it, and of the credit -500 an empty text. to-words refuses the comma and writes the cents and the minus.
# Expected by most: 12,500 is refused or right, as $12,500 is refused, and words on a check have the cents.
# Packages: npm number-to-words 1.2.4, written-number 0.11.1, to-words 5.7.0
# Source: run.
set -euo pipefail
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --prefix "$tmp" number-to-words@1.2.4 written-number@0.11.1 to-words@5.7.0
cd "$tmp"
cat > try.cjs <<'J'
const { toWords } = require('number-to-words');
const { ToWords } = require('to-words');
const writtenNumber = require('written-number');
const dollars = new ToWords({ localeCode: 'en-US' });
const writers = { 'number-to-words': toWords, 'written-number': writtenNumber, 'to-words': (value) => dollars.convert(value, { currency: true }) };
for (const [name, write] of Object.entries(writers)) {
  for (const value of ['12,500', '5/8', 12500.75, -500]) {
    let text;
    try {
      text = JSON.stringify(write(value));
    } catch {
      text = 'refused';
    }
    console.log(`${name} ${value}: ${text}`);
  }
}
J
for name in number-to-words written-number to-words; do grep -m 1 '"version"' node_modules/$name/package.json; done
got=$(node try.cjs)
echo "$got"
[ "$got" = 'number-to-words 12,500: "twelve"
number-to-words 5/8: "five"
number-to-words 12500.75: "twelve thousand, five hundred"
number-to-words -500: "minus five hundred"
written-number 12,500: ""
written-number 5/8: ""
written-number 12500.75: "twelve thousand five hundred and one"
written-number -500: ""
to-words 12,500: refused
to-words 5/8: refused
to-words 12500.75: "Twelve Thousand Five Hundred Dollars And Seventy Five Cents Only"
to-words -500: "Minus Five Hundred Dollars Only"' ] && echo ok
