#!/usr/bin/env bash
# Surprise: street-suffix, which expands the abbreviations of the post office, makes PARKWAYS of Pkwy, and of Walk and
#   Spur, which need no expansion, WALKS and SPURS. It abbreviates Meadow to MDW and expands that to MEADOWS. The post
#   office has one abbreviation for both numbers of these, and the package takes the plural, which hardly any street
#   has.
# Expected by most: a word that is a suffix expands to itself.
# Package: npm street-suffix 1.0.1
# Source: run; USPS Publication 28, appendix C1.
set -euo pipefail
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --prefix "$tmp" street-suffix@1.0.1
cd "$tmp"
cat > try.cjs <<'J'
const { abbreviate, expand } = require('street-suffix');
for (const text of ['Pkwy', 'Parkway', 'Parkwy', 'Mdw', 'Meadow', 'Walk', 'Spur', 'Loop', 'Grv']) console.log(text, expand(text), abbreviate(text));
J
grep -m 1 '"version"' node_modules/street-suffix/package.json
got=$(node try.cjs)
echo "$got"
[ "$got" = 'Pkwy PARKWAYS PKWY
Parkway PARKWAY PKWY
Parkwy PARKWAY PKWY
Mdw MEADOWS MDWS
Meadow MEADOW MDW
Walk WALKS WALK
Spur SPURS SPUR
Loop LOOP LOOP
Grv GROVE GRV' ] && echo ok
