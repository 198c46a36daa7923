#!/usr/bin/env bash
# Surprise: wicket drops the exponent of a number in well-known text (WKT): 1e-7 is 1, and -7.98206e1 is -7.98206. A
#   number without a zero in front loses its point and its minus: -.25 is 25. It reads wrong what it wrote itself:
#   the corner of a lot that a turned drawing has at 9.18e-15 comes back at 9.18. wkt of npm and Shapely read all
#   right.
# Expected by most: numbers of WKT may have an exponent, and their leading zero is optional.
# Packages: npm wicket 1.3.8, wkt 0.1.1; Debian 12 python3-shapely 1.8.5-2
# Source: run; the grammar of numbers in OGC 06-103r4, section 7.2.
set -euo pipefail
/usr/bin/python3 -c 'import shapely' 2> /dev/null || { echo "needs python3-shapely (apt)"; exit 2; }
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --prefix "$tmp" wicket@1.3.8 wkt@0.1.1
cd "$tmp"
cat > try.cjs <<'J'
const { Wkt } = require('wicket');
const wkt = require('wkt');
for (const text of ['POINT(-79.8206 32.8473)', 'POINT(1e-7 2)', 'POINT(-7.98206e1 32.8473)', 'POINT(.5 -.25)']) {
  console.log(`${text}: wicket ${new Wkt(text).toJson().coordinates}, wkt ${wkt.parse(text).coordinates}`);
}
const lot = new Wkt();
lot.fromObject({ type: 'LineString', coordinates: [[0, 0], [150 * Math.cos(Math.PI / 2), 150]] });
console.log(`${lot.write()}: wicket ${new Wkt(lot.write()).toJson().coordinates.join(' and ')}`);
J
cat > try.py <<'P'
from shapely import wkt

for text in ('POINT(1e-7 2)', 'POINT(.5 -.25)'):
    point = wkt.loads(text)
    print(f'{text}: Shapely {point.x},{point.y}')
P
grep -m 1 '"version"' node_modules/wicket/package.json node_modules/wkt/package.json; dpkg-query -W python3-shapely
got=$(node try.cjs; /usr/bin/python3 try.py)
echo "$got"
[ "$got" = 'POINT(-79.8206 32.8473): wicket -79.8206,32.8473, wkt -79.8206,32.8473
POINT(1e-7 2): wicket 1,2, wkt 1e-7,2
POINT(-7.98206e1 32.8473): wicket -7.98206,32.8473, wkt -79.8206,32.8473
POINT(.5 -.25): wicket 5,25, wkt 0.5,-0.25
LINESTRING(0 0,9.184850993605149e-15 150): wicket 0,0 and 9.18485099360515,150
POINT(1e-7 2): Shapely 1e-07,2.0
POINT(.5 -.25): Shapely 0.5,-0.25' ] && echo ok
