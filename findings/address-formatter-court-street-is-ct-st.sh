#!/usr/bin/env bash
# Surprise: with its option `abbreviate`, @fragaria/address-formatter shortens each word of a street that can also be a
#   kind of street: Court Street becomes "Ct St", Lane Street "Ln St", and Oak Grove Road "Oak Gr Rd". Some forms are
#   not those of the post office: Terrace is Tce and Circle Cl, which is a close. North Street and Bridge Street stay.
# Expected by most: only the last word of a street is shortened, as the post office does.
# Package: npm @fragaria/address-formatter 6.7.1
# Source: run; the abbreviations are in USPS Publication 28, appendix C1.
set -euo pipefail
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --prefix "$tmp" @fragaria/address-formatter@6.7.1
cat > "$tmp/write.cjs" <<'J'
const { format } = require('@fragaria/address-formatter');
for (const road of ['King Street', 'Court Street', 'Lane Street', 'Oak Grove Road', 'Terrace Avenue', 'Circle Drive', 'Drive Inn Lane', 'North Street', 'Bridge Street']) {
  const parts = { houseNumber: 410, road, city: 'Ridgeville', state: 'South Carolina', postcode: '29472', countryCode: 'US' };
  console.log(`${road}: ${format(parts, { abbreviate: true, output: 'array' })[0]}`);
}
J
grep '"version"' "$tmp/node_modules/@fragaria/address-formatter/package.json"
got=$(node "$tmp/write.cjs")
echo "$got"
[ "$got" = 'King Street: 410 King St
Court Street: 410 Ct St
Lane Street: 410 Ln St
Oak Grove Road: 410 Oak Gr Rd
Terrace Avenue: 410 Tce Ave
Circle Drive: 410 Cl Dr
Drive Inn Lane: 410 Dr Inn Ln
North Street: 410 North St
Bridge Street: 410 Bridge St' ] && echo ok
