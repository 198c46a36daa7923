#!/usr/bin/env bash
# Surprise: words-to-numbers, made for text from speech, reads "twenty-five hundred dollars" as 520 dollars and
#   "ninety-five hundred" as 590. Americans say prices this way. "Twelve hundred fifty" and "nineteen hundred" are
#   right. A half is only half read: "two and a half feet" is "2 and 1 half feet".
# Expected by most: 2500, as compromise has it.
# Packages: npm words-to-numbers 1.5.1, compromise 14.17.0
# Source: run.
set -euo pipefail
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --prefix "$tmp" words-to-numbers@1.5.1 compromise@14.17.0
cat > "$tmp/read.cjs" <<'J'
const { wordsToNumbers } = require('words-to-numbers');
const compromise = require('compromise');
for (const text of ['twelve hundred fifty dollars', 'nineteen hundred dollars', 'two thousand five hundred dollars', 'twenty-five hundred dollars', 'thirty-five hundred dollars', 'ninety-five hundred dollars', 'two and a half feet']) {
  console.log(`${text}: ${wordsToNumbers(text)}; compromise ${compromise(text).numbers().get()}`);
}
J
grep '"version"' "$tmp"/node_modules/{words-to-numbers,compromise}/package.json
got=$(node "$tmp/read.cjs")
echo "$got"
[ "$got" = 'twelve hundred fifty dollars: 1250 dollars; compromise 1250
nineteen hundred dollars: 1900 dollars; compromise 1900
two thousand five hundred dollars: 2500 dollars; compromise 2500
twenty-five hundred dollars: 520 dollars; compromise 2500
thirty-five hundred dollars: 530 dollars; compromise 3500
ninety-five hundred dollars: 590 dollars; compromise 9500
two and a half feet: 2 and 1 half feet; compromise 2.5' ] && echo ok
