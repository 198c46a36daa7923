#!/usr/bin/env bash
# Surprise: footinch, a reader of feet and inches of npm, takes the hyphen in 6-1/2", as plans and catalogs write it,
#   for the one between feet and inches: 6 feet and half an inch, 72.5 inches. With a space, 6 1/2" is 6.5 inches,
#   though the inch mark is the same. 12'-6", the way of every plan, is NaN.
# Expected by most: the inch mark behind a number says that it is inches.
# Package: npm footinch 1.0.2
# Source: run.
set -euo pipefail
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --prefix "$tmp" footinch@1.0.2
cd "$tmp"
cat > try.cjs <<'J'
const { parse } = require('footinch');
for (const text of ['6 1/2"', '6-1/2"', '3-5/8"', '12\' 6"', '12\'-6"', '12 ft 6 in']) console.log(`${text}: ${Number((parse.F(text) * 12).toFixed(4))} in.`);
J
grep -m 1 '"version"' node_modules/footinch/package.json
got=$(node try.cjs)
echo "$got"
[ "$got" = '6 1/2": 6.5 in.
6-1/2": 72.5 in.
3-5/8": 36.625 in.
12'\'' 6": 150 in.
12'\''-6": NaN in.
12 ft 6 in: 150 in.' ] && echo ok
