#!/usr/bin/env bash
# Surprise: dms-conversion takes the minus of a position for one of its degrees alone: -79°49′14″, a house in Mount
#   Pleasant, is -78.179 instead of -79.821, 95 miles out in the Atlantic. 79°49′14″ W and -79.8206 are right.
#   -0°7′39″, in London, loses its minus, and the typographic marks ’ and ” lose the seconds. It reports nothing.
# Expected by most: a sign stands for the whole angle, as in ISO 6709.
# Package: npm dms-conversion 3.1.4
# Source: run.
set -euo pipefail
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --prefix "$tmp" dms-conversion@3.1.4
cd "$tmp"
cat > try.cjs <<'J'
const { parseDms } = require('dms-conversion');
for (const text of ['79°49′14″ W', '-79.8206', '-79°49′14″', '-79°49.236′', '-0°7′39″', '32°50’50” N']) console.log(`${text}: ${parseDms(text).toFixed(4)}`);
J
grep -m 1 '"version"' node_modules/dms-conversion/package.json
got=$(node try.cjs)
echo "$got"
[ "$got" = '79°49′14″ W: -79.8206
-79.8206: -79.8206
-79°49′14″: -78.1794
-79°49.236′: -78.1794
-0°7′39″: 0.1275
32°50’50” N: 32.8333' ] && echo ok
