#!/usr/bin/env bash
# Surprise: @itwin/core-quantity, which reads the lengths that people type into Bentley's plans, joins numbers without
#   marks: "12 6" is 126 feet, and "12 6 1/2" 126 feet 6 inches. The word after a fraction changes its value: 6 1/2" and
#   "6 1/2 in" are six and a half inches, "6 1/2 inch" six and a half feet, and "2x4" is two feet four. None is an
#   error. 12'-6 1/2", 12' 6 and 12ft 6in are right, with any kind of mark.
# Expected by most: a length is read with the space as it is written, and a unit that is not known is refused.
# Package: npm @itwin/core-quantity 5.13.3 (with @itwin/core-bentley 5.13.3)
# Source: run.
set -euo pipefail
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --prefix "$tmp" @itwin/core-quantity@5.13.3 @itwin/core-bentley@5.13.3
cat > "$tmp/read.mjs" <<'J'
import quantity from '@itwin/core-quantity';
const units = new quantity.BasicUnitsProvider();
const shape = { composite: { includeZero: true, spacer: '-', units: [{ label: "'", name: 'Units.FT' }, { label: '"', name: 'Units.IN' }] }, formatTraits: ['keepSingleZero', 'showUnitLabel'], precision: 8, type: 'Fractional', uomSeparator: '' };
const format = await quantity.Format.createFromJSON('feet and inches', units, shape);
const meters = await units.findUnitByName('Units.M');
const reader = await quantity.ParserSpec.create(format, units, meters);
const writer = await quantity.FormatterSpec.create('feet and inches', format, units, meters);
for (const text of ['12\'-6 1/2"', "12' 6", '12ft 6in', '6 1/2"', '6 1/2 in', '6 1/2 inch', '12 6', '12 6 1/2', '2x4']) {
  const { ok, value, error } = reader.parseToQuantityValue(text);
  console.log(`${text}: ${ok ? quantity.Formatter.formatQuantity(value, writer) : `error ${error}`}`);
}
J
grep '"version"' "$tmp"/node_modules/@itwin/{core-quantity,core-bentley}/package.json
got=$(node "$tmp/read.mjs")
echo "$got"
[ "$got" = '12'\''-6 1/2": 12'\''-6 1/2"
12'\'' 6: 12'\''-6"
12ft 6in: 12'\''-6"
6 1/2": 0'\''-6 1/2"
6 1/2 in: 0'\''-6 1/2"
6 1/2 inch: 6'\''-6"
12 6: 126'\''-0"
12 6 1/2: 126'\''-6"
2x4: 2'\''-4"' ] && echo ok
