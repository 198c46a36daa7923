#!/usr/bin/env bash
# Surprise: a shapefile has ten letters for the name of a column. @mapbox/shp-write cuts "Site address" and "Site
#   address 2" both to "Site addre" and writes two columns of that name. shpjs, which reads the map back, keeps one of
#   them: the street is gone, and the site of Ana Hale is Apt 4B. Peña is Pe�a, since the file does not say how it is
#   encoded, and a date is left out. None is an error. ogr2ogr calls the second column "Site add_1" and says so.
# Expected by most: whoever shortens names keeps them apart.
# Packages: npm @mapbox/shp-write 0.4.3, shpjs 6.2.0; Debian 12 gdal-bin 3.6.2
# Source: run.
set -euo pipefail
command -v ogr2ogr >/dev/null || { echo "needs gdal-bin (apt)"; exit 2; }
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --prefix "$tmp" @mapbox/shp-write@0.4.3 shpjs@6.2.0
cd "$tmp"
cat > try.mjs <<'J'
import { writeFileSync } from 'node:fs';
import shpWrite from '@mapbox/shp-write';
import shp from 'shpjs';
const sites = { type: 'FeatureCollection', features: [{ type: 'Feature', properties: { Name: 'José Peña', 'Site address': '410 Oak Grove Rd', 'Site address 2': 'Apt 4B', Visit: new Date('2026-06-12T15:00Z') }, geometry: { type: 'Point', coordinates: [-80.17, 33.01] } }] };
writeFileSync('sites.json', JSON.stringify(sites));
const map = await shp(await shpWrite.zip(sites, { outputType: 'nodebuffer', compression: 'STORE' }));
console.log(JSON.stringify(map.features[0].properties));
J
grep '"version"' node_modules/@mapbox/shp-write/package.json node_modules/shpjs/package.json; dpkg-query -W gdal-bin
got=$(node --no-warnings try.mjs; ogr2ogr -f 'ESRI Shapefile' by-ogr sites.json 2>/dev/null; ogrinfo -al by-ogr | grep -o 'Site add.*(String).*')
echo "$got"
[ "$got" = '{"Name":"Jos� Pe�a","Site addre":"Apt 4B"}
Site addre (String) = 410 Oak Grove Rd
Site add_1 (String) = Apt 4B' ] && echo ok
