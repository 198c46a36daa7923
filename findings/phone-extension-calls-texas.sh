#!/usr/bin/env bash
# Surprise: the npm package phone makes "+1 (843) 224-0142 x7" a valid number in Texas, +1 432 240 1427. The digit of the
#   extension makes the number one too long, and the 8 of the area code is then dropped as if it were a prefix for long
#   distance. Where the rest is no American number, as with 803, the number is "not valid", and so it is with two digits
#   or without the plus: a form that trusts phone refuses some extensions and keeps a stranger's number for others. With
#   { country: 'USA' } it refuses all.
# Expected by most: an extension is cut off or refused.
# Package: npm phone 3.1.72
# Source: run.
set -euo pipefail
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --prefix "$tmp" phone@3.1.72
cat > "$tmp/read.cjs" <<'J'
const { phone } = require('phone');
const show = ({ isValid, phoneNumber }) => (isValid ? phoneNumber : 'not valid');
for (const text of ['+1 (843) 224-0142', '+1 (843) 224-0142 x7', '+1 (803) 224-0142 x7', '+1 (843) 224-0142 x12', '(843) 224-0142 x7'])
  console.log(`${text}: ${show(phone(text))}, in the USA ${show(phone(text, { country: 'USA' }))}`);
J
grep '"version"' "$tmp/node_modules/phone/package.json"
got=$(node "$tmp/read.cjs")
echo "$got"
[ "$got" = '+1 (843) 224-0142: +18432240142, in the USA +18432240142
+1 (843) 224-0142 x7: +14322401427, in the USA not valid
+1 (803) 224-0142 x7: not valid, in the USA not valid
+1 (843) 224-0142 x12: not valid, in the USA not valid
(843) 224-0142 x7: not valid, in the USA not valid' ] && echo ok
