#!/usr/bin/env bash
# Surprise: parse-dms, which reads the position of a job site as people paste it, loses the west: 33°1’12”N 80°10’33”W
#   with the typographic quotes of a mail program is 80 degrees east, in Tibet instead of South Carolina, and so is
#   33.0185, −80.1757 with a typographic minus. "+33.0185, -80.1757" has the longitude 5, the last digit of the
#   latitude, and 33-01-12N 080-10-33W is 33 and -1. The straight signs and the primes are right. coordinate-parser
#   knows the quotes and the plus, but makes the minus east as well; geo-coordinates-parser is right or throws.
# Expected by most: a latitude that is read right comes with its longitude, or an error.
# Packages: npm parse-dms 0.0.5, coordinate-parser 1.0.7, geo-coordinates-parser 1.7.4
# Source: run.
set -euo pipefail
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --prefix "$tmp" parse-dms@0.0.5 coordinate-parser@1.0.7 geo-coordinates-parser@1.7.4
cd "$tmp"
cat > try.cjs <<'J'
const parseDms = require('parse-dms');
const Coordinates = require('coordinate-parser');
const { convert } = require('geo-coordinates-parser');
const readers = {
  'parse-dms': (text) => [parseDms(text).lat, parseDms(text).lon],
  'coordinate-parser': (text) => [new Coordinates(text).getLatitude(), new Coordinates(text).getLongitude()],
  'geo-coordinates-parser': (text) => [convert(text).decimalLatitude, convert(text).decimalLongitude],
};
const read = (reader, text) => {
  try {
    return reader(text).map((number) => number.toFixed(2)).join(', ');
  } catch {
    return 'error';
  }
};
for (const text of ['33°1′12″N 80°10′33″W', '33°1’12”N 80°10’33”W', '33.0185, -80.1757', '33.0185, −80.1757', '+33.0185, -80.1757', '33-01-12N 080-10-33W'])
  console.log(`${text}: ${Object.values(readers).map((reader) => read(reader, text)).join(' | ')}`);
J
grep '"version"' node_modules/{parse-dms,coordinate-parser,geo-coordinates-parser}/package.json
got=$(node try.cjs)
echo "$got"
[ "$got" = '33°1′12″N 80°10′33″W: 33.02, -80.18 | 33.02, -80.18 | 33.02, -80.18
33°1’12”N 80°10’33”W: 33.02, 80.18 | 33.02, -80.18 | 33.02, -80.18
33.0185, -80.1757: 33.02, -80.18 | 33.02, -80.18 | 33.02, -80.18
33.0185, −80.1757: 33.02, 80.18 | 33.02, 80.18 | error
+33.0185, -80.1757: 33.02, 5.00 | 33.02, -80.18 | 33.02, -80.18
33-01-12N 080-10-33W: 33.00, -1.00 | 33.02, -80.18 | error' ] && echo ok
