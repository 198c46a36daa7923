#!/usr/bin/env bash
# Surprise: to js-quantities "sqft" is a square meter. 100 sqft are 1076 ft2, and a slab of 100 sqft and 4 in takes 13.3
#   cubic yards of concrete, not 1.23. With "ft2" the same is right, and sums of "sqft" are right too, so a test that
#   keeps to one spelling passes. Other units of an estimate are taken without an error and mean something else: "2 cy"
#   (cubic yards) is 2 hundredths of a year, a week, "1 ls" (lump sum) is a light-second, "12 pc" (pieces) are parsecs.
# Expected by most: a unit that the library lists is defined in terms of the others, and an unknown one is refused.
# Package: npm js-quantities 1.8.0
# Source: run; https://github.com/gentooboontoo/js-quantities/issues/146 for "sqft"; closed, and 1.8.0 still has it.
set -euo pipefail
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --prefix "$tmp" js-quantities@1.8.0
cat > "$tmp/convert.cjs" <<'J'
const Qty = require('js-quantities');
const show = (quantity, unit) => quantity.to(unit).toPrec(`0.01 ${unit}`).toString();
for (const unit of ['sqft', 'ft2']) {
  const floor = Qty(`100 ${unit}`);
  console.log(`100 ${unit}: ${show(floor, 'ft2')}, ${show(floor, 'm2')}, 4 in thick ${show(floor.mul('4 in'), 'yd3')}`);
}
console.log(`50 sqft + 50 sqft: ${Qty('50 sqft').add('50 sqft')}`);
console.log(`2 cy: ${show(Qty('2 cy'), 'day')}; 1 ls: ${show(Qty('1 ls'), 'mile')}; 12 pc: ${Qty('12 pc').kind()}`);
J
grep '"version"' "$tmp/node_modules/js-quantities/package.json"
got=$(node "$tmp/convert.cjs")
echo "$got"
[ "$got" = '100 sqft: 1076.39 ft2, 100 m2, 4 in thick 13.29 yd3
100 ft2: 100 ft2, 9.29 m2, 4 in thick 1.23 yd3
50 sqft + 50 sqft: 100 sqft
2 cy: 7.3 d; 1 ls: 186282.42 mi; 12 pc: length' ] && echo ok
