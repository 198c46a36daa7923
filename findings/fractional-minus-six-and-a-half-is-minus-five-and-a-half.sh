#!/usr/bin/env bash
# Surprise: fractional, an npm package for inches and recipes, reads "-6 1/2" as -5 1/2: it takes the minus for the six
#   only and adds the half. So a floor that is 6 1/2 in. lower is an inch higher than it was measured. It writes -6.5 as
#   a fraction right, and reads what it wrote as -5.5. Positive numbers are right, and 6-1/2 is NaN.
# Expected by most: the minus is that of the whole number, as in its own output.
# Package: npm fractional 1.0.0
# Source: run.
set -euo pipefail
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --prefix "$tmp" fractional@1.0.0
cd "$tmp"
cat > try.cjs <<'J'
const { Fraction } = require('fractional');
const read = (text) => new Fraction(text).numerator / new Fraction(text).denominator;
const written = new Fraction(-6.5).toString();
console.log(read('6 1/2'), read('-6 1/2'), read('-1/2'), written, read(written));
J
grep -m 1 '"version"' node_modules/fractional/package.json
got=$(node try.cjs)
echo "$got"
[ "$got" = '6.5 -5.5 -0.5 -6 1/2 -5.5' ] && echo ok
