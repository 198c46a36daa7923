#!/usr/bin/env bash
# Surprise: Maker.js draws a room of 12 by 8 feet into SVG as a sheet of 144 by 96 inches with a room of 12 by 8
#   inches in its corner: it converts the size of the sheet and not the lines. Meters go the same way. Inches,
#   centimeters and millimeters are right, and DXF is right in all units.
# Expected by most: the sheet is as large as the drawing, whatever its unit.
# Package: npm makerjs 0.19.2
# Source: run.
set -euo pipefail
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --prefix "$tmp" makerjs@0.19.2
cd "$tmp"
cat > try.cjs <<'J'
const maker = require('makerjs');
for (const units of ['inch', 'cm', 'foot', 'm']) {
  const svg = maker.exporter.toSVG({ units, models: { room: new maker.models.Rectangle(12, 8) } });
  console.log(`${units}: ${svg.match(/width="[^"]*" height="[^"]*" viewBox="[^"]*"/)[0]} ${svg.match(/ d="([^"]*)"/)[1]}`);
}
J
grep '"version"' node_modules/makerjs/package.json
got=$(node try.cjs)
echo "$got"
[ "$got" = 'inch: width="12in" height="8in" viewBox="0 0 12 8" M 0 8 L 0 0 L 12 0 L 12 8 L 0 8 Z
cm: width="12cm" height="8cm" viewBox="0 0 12 8" M 0 8 L 0 0 L 12 0 L 12 8 L 0 8 Z
foot: width="144in" height="96in" viewBox="0 0 144 96" M 0 96 L 0 88 L 12 88 L 12 96 L 0 96 Z
m: width="1200cm" height="800cm" viewBox="0 0 1200 800" M 0 800 L 0 792 L 12 792 L 12 800 L 0 800 Z' ] && echo ok
