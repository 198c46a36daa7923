#!/usr/bin/env bash
# Surprise: the two npm parsers of US addresses lose parts of rural ones, without an error or a mark. "77 Highway 17"
#   comes out of addresser as the house "77 Highway" with the apartment "17", and "8 Avenue of Oaks" as "8 Avenue",
#   apartment "of Oaks". Of "RR 2 Box 44, Ridgeville, SC 29472", a rural route as the post office writes it, addresser
#   keeps "2 Box 44", and parse-address returns {"street":"RR"}: number, box, town, state and ZIP code are gone.
# Expected by most: what a parser cannot take apart stays whole, or it refuses the address.
# Packages: npm addresser 1.1.22, parse-address 1.1.2
# Source: run.
set -euo pipefail
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --prefix "$tmp" addresser@1.1.22 parse-address@1.1.2
cat > "$tmp/parse.cjs" <<'J'
const { parseAddress } = require('addresser');
const { parseLocation } = require('parse-address');
for (const text of ['77 Highway 17, Mt Pleasant, SC 29464', '8 Avenue of Oaks, Beaufort, SC 29902', 'RR 2 Box 44, Ridgeville, SC 29472']) {
  const { addressLine1, addressLine2 = '' } = parseAddress(text);
  console.log(`${text}: addresser "${addressLine1}", "${addressLine2}"; parse-address ${JSON.stringify(parseLocation(text))}`);
}
J
grep '"version"' "$tmp"/node_modules/{addresser,parse-address}/package.json
got=$(node "$tmp/parse.cjs")
echo "$got"
[ "$got" = '77 Highway 17, Mt Pleasant, SC 29464: addresser "77 Highway", "17"; parse-address {"number":"77","street":"Highway 17","city":"Mt Pleasant","state":"SC","zip":"29464"}
8 Avenue of Oaks, Beaufort, SC 29902: addresser "8 Avenue", "of Oaks"; parse-address {"number":"8","street":"Avenue of Oaks","city":"Beaufort","state":"SC","zip":"29902"}
RR 2 Box 44, Ridgeville, SC 29472: addresser "2 Box 44", ""; parse-address {"street":"RR"}' ] && echo ok
