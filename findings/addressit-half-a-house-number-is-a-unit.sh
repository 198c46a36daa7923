#!/usr/bin/env bash
# Surprise: addressit of npm makes of 12 1/2 King St, a house as it stands in old towns, unit 1 in the house 12/2. Of
#   the ZIP code 29483-1234 it makes a town, and of 1500 US Hwy 17 N the street "US Hwy" in a town "17 N". Apt 4B is a
#   town as well, while #3 is a unit. @universe/address-parser has all four right.
# Expected by most: what a parser does not know stays in the street, or it refuses the address.
# Packages: npm addressit 1.8.2, @universe/address-parser 4.0.0
# Source: run; USPS Publication 28, sections 225 and D.
set -euo pipefail
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --prefix "$tmp" addressit@1.8.2 @universe/address-parser@4.0.0
cd "$tmp"
cat > try.mjs <<'J'
import { parse } from '@universe/address-parser';
import addressit from 'addressit';
for (const text of ['12 1/2 King St, Charleston, SC 29401', '1 N Main St #3, Summerville, SC 29483-1234', '1500 US Hwy 17 N, Mt Pleasant, SC 29464', '410 Oak Grove Rd Apt 4B, Mt Pleasant, SC 29464']) {
  const { number, street, unit, postalcode, regions } = addressit(text);
  const other = parse(text);
  console.log(JSON.stringify({ number, street, unit, postalcode, regions }), JSON.stringify([other.number, other.streetName, other.unitNum, other.city, other.zip]));
}
J
grep -m 1 '"version"' node_modules/{addressit,@universe/address-parser}/package.json
got=$(node try.mjs)
echo "$got"
[ "$got" = '{"number":"12/2","street":"King St","unit":"1","postalcode":"29401","regions":["Charleston"]} ["12 1/2","King",null,"Charleston","29401"]
{"number":"1","street":"N Main St","unit":"3","regions":["Summerville","29483-1234"]} ["1","Main","3","Summerville","29483"]
{"number":"1500","street":"US Hwy","postalcode":"29464","regions":["17 N","Mt Pleasant"]} ["1500","Us Highway 17",null,"Mt Pleasant","29464"]
{"number":"410","street":"Oak Grove Rd","postalcode":"29464","regions":["Apt 4B","Mt Pleasant"]} ["410","Oak Grove Road","4B","Mt Pleasant","29464"]' ] && echo ok
