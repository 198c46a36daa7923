#!/usr/bin/env bash
# Surprise: @formulajs/formulajs, the functions of Excel for JavaScript, reads the credit (500.00) as 500: VALUE takes
#   the parentheses off and drops the sign. DOLLAR writes -500 as $(500.00), so VALUE(DOLLAR(-500)) is 500. COUNTIF and
#   SUMIFS find nothing for "Stud*", though MATCH of the same package knows the star, and they tell Paid from paid. The
#   answer is 0 and no error.
# Expected by most: VALUE("(500.00)") is -500, and the star and the case work as in Excel.
# Package: npm @formulajs/formulajs 4.6.1
# Source: run. In Excel the formulas give -500, -500, 2, 30, 2 and 2.
set -euo pipefail
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --prefix "$tmp" @formulajs/formulajs@4.6.1
cd "$tmp"
cat > try.cjs <<'J'
const { COUNTIF, DOLLAR, MATCH, SUMIFS, VALUE } = require('@formulajs/formulajs');
const items = ['Stud 8 ft', 'Stud 10 ft', 'Joist'];
console.log(VALUE('(500.00)'), DOLLAR(-500), VALUE(DOLLAR(-500)));
console.log(MATCH('Stud*', items, 0), COUNTIF(items, 'Stud*'), SUMIFS([10, 20, 5], items, 'Stud*'));
console.log(MATCH('paid', ['Open', 'Paid'], 0), COUNTIF(['Paid', 'paid'], 'paid'));
J
grep -m 1 '"version"' node_modules/@formulajs/formulajs/package.json
got=$(node try.cjs)
echo "$got"
[ "$got" = '500 $(500.00) 500
1 0 0
2 1' ] && echo ok
