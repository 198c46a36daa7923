#!/usr/bin/env bash
# Surprise: parse-address-string takes what stands between street and city for the city: “Unit B” or “Rear”. “Apt 4” it
#   drops. An address with a ZIP+4 code, as the Postal Service writes it, has no state, and the four digits are lost.
#   Without a comma before the state the city is “Charleston SC”. It reports nothing.
# Expected by most: a package for the addresses of the United States knows apartments and ZIP+4 codes. Its result has a
#   second line for the street, which stays empty.
# Package: npm parse-address-string 0.0.3
# Source: run; Publication 28 of the Postal Service, section 213 for units. The page of the package says that it keeps
#   both lines of a street in one field.
set -euo pipefail
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --prefix "$tmp" parse-address-string@0.0.3
cd "$tmp"
cat > try.cjs <<'J'
const parse = require('parse-address-string');
const addresses = ['410 Oak Grove Rd, Summerville, SC 29483', '410 Oak Grove Rd, Summerville, SC 29483-1234', '12 King St, Charleston SC 29401', '410 Oak Grove Rd, Apt 4, Summerville, SC 29483', '410 Oak Grove Rd, Unit B, Summerville, SC 29483', '12 King St, Rear, Charleston, SC 29401'];
for (const address of addresses) parse(address, (error, parts) => console.log(`${address}: ${[parts.street_address1, parts.street_address2, parts.city, parts.state, parts.postal_code].map((part) => part ?? '-').join(' | ')}`));
J
grep -m 1 '"version"' node_modules/parse-address-string/package.json
got=$(node try.cjs)
echo "$got"
[ "$got" = '410 Oak Grove Rd, Summerville, SC 29483: 410 Oak Grove Rd | - | Summerville | SC | 29483
410 Oak Grove Rd, Summerville, SC 29483-1234: 410 Oak Grove Rd | - | Summerville | - | 29483
12 King St, Charleston SC 29401: 12 King St | - | Charleston SC | - | 29401
410 Oak Grove Rd, Apt 4, Summerville, SC 29483: 410 Oak Grove Rd | - | Summerville | SC | 29483
410 Oak Grove Rd, Unit B, Summerville, SC 29483: 410 Oak Grove Rd | - | Unit B | SC | 29483
12 King St, Rear, Charleston, SC 29401: 12 King St | - | Rear | SC | 29401' ] && echo ok
