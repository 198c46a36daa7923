#!/usr/bin/env bash
# Surprise: @foundernest/namecase, which restores the capitals of names typed in capitals, writes "ben Carter",
#   "al Johnson" and "van Nguyen": the particles of Ben-Gurion, al-Rashid and van Dyke, which are common first names as
#   well, become small wherever they stand. namecase, its model, capitalizes the beginning of the text, and writes "Tom
#   and al Carter" of a couple. The first name Vi becomes the numeral "VI". McDonald and van der Berg are right in both,
#   so a trial with the hard names passes.
# Expected by most: only a last name has a particle, and a person's name begins with a capital.
# Packages: npm @foundernest/namecase 1.0.5, namecase 1.1.2
# Source: run. The manual of @foundernest/namecase lists the particles, and no first name among its examples.
set -euo pipefail
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --prefix "$tmp" @foundernest/namecase@1.0.5 namecase@1.1.2
cat > "$tmp/write.mjs" <<'J'
import { nameCase } from '@foundernest/namecase';
import model from 'namecase';
for (const name of ['PAT MCDONALD', 'TOM VAN DER BERG', 'BEN CARTER', 'AL JOHNSON', 'VAN NGUYEN', 'TOM AND AL CARTER', 'VI TRAN'])
  console.log(`${name}: ${nameCase(name)}; namecase ${model(name)}`);
J
grep '"version": "v\?[0-9]' "$tmp"/node_modules/{@foundernest/namecase,namecase}/package.json
got=$(node "$tmp/write.mjs")
echo "$got"
[ "$got" = 'PAT MCDONALD: Pat McDonald; namecase Pat McDonald
TOM VAN DER BERG: Tom van der Berg; namecase Tom van der Berg
BEN CARTER: ben Carter; namecase Ben Carter
AL JOHNSON: al Johnson; namecase Al Johnson
VAN NGUYEN: van Nguyen; namecase Van Nguyen
TOM AND AL CARTER: Tom And al Carter; namecase Tom and al Carter
VI TRAN: VI Tran; namecase Vi Tran' ] && echo ok
