#!/usr/bin/env bash
# Surprise: a tracker that is switched off at one site and on at the next one writes two segments. gpxparser joins them:
#   a truck that moved 29 meters, in two places, has driven ten kilometers. The lowest point of a track that touches sea
#   level is null, and of the name Hale & Sons it makes Hale &amp; Sons. gpx-parse keeps the segments apart, and reads
#   sea level as -1, which is its mark for no height; it drops the comment of a site and the name of a route.
# Expected by most: a new segment means that nothing is known between, and 0 is a height.
# Packages: npm gpxparser 3.0.8, gpx-parse 0.10.4
# Source: run; the schema of GPX 1.1 says what a segment is.
set -euo pipefail
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --prefix "$tmp" gpxparser@3.0.8 gpx-parse@0.10.4
cd "$tmp"
cat > day.gpx <<'G'
<?xml version="1.0"?><gpx version="1.1" creator="tracker" xmlns="http://www.topografix.com/GPX/1/1">
<wpt lat="32.84" lon="-79.82"><name>Hale &amp; Sons</name><cmt>Gate 4412</cmt></wpt>
<rte><name>Friday</name><rtept lat="32.84" lon="-79.82"/><rtept lat="32.9" lon="-79.9"/></rte>
<trk><name>Truck</name><trkseg><trkpt lat="32.84" lon="-79.82"><ele>0</ele></trkpt><trkpt lat="32.8401" lon="-79.8201"><ele>5</ele></trkpt></trkseg>
<trkseg><trkpt lat="32.9" lon="-79.9"><ele>2</ele></trkpt><trkpt lat="32.9001" lon="-79.9001"><ele>3</ele></trkpt></trkseg></trk></gpx>
G
cat > try.cjs <<'J'
const text = require('fs').readFileSync('day.gpx', 'utf8');
const GpxParser = require('gpxparser');
const gpx = new GpxParser();
gpx.parse(text);
const [{ distance, elevation, points }] = gpx.tracks;
console.log(`gpxparser: ${Math.round(distance.total)} m, ${points.length} points, lowest ${elevation.min}, ${gpx.waypoints[0].name}, ${gpx.waypoints[0].cmt}, ${gpx.routes[0].name}`);
require('gpx-parse').parseGpx(text, (error, data) => {
  if (error) throw error;
  const [{ segments }] = data.tracks;
  console.log(`gpx-parse: ${segments.length} segments, heights ${segments.flat().map((point) => point.elevation)}, ${data.waypoints[0].name}, ${JSON.stringify(data.waypoints[0].cmt)}, ${JSON.stringify(data.routes[0].name)}`);
});
J
grep -m 1 '"version"' node_modules/gpxparser/package.json node_modules/gpx-parse/package.json
got=$(node try.cjs)
echo "$got"
[ "$got" = 'gpxparser: 10031 m, 4 points, lowest null, Hale &amp; Sons, Gate 4412, Friday
gpx-parse: 2 segments, heights -1,5,2,3, Hale & Sons, "", ""' ] && echo ok
