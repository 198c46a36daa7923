#!/usr/bin/env bash
# Surprise: zipcode-to-timezone has a line for each of 42,000 ZIP codes, and yet follows the borders of states where the
#   zones do not. Bowling Green and Paducah, in western Kentucky, are in the zone of Louisville, Gary, Indiana, in that
#   of Indianapolis, Ontario, Oregon, and West Wendover, Nevada, in that of Los Angeles: each an hour off. Asked for the
#   coordinates that zipcodes has for the same codes, @photostructure/tz-lookup is right in all. Pensacola and El Paso
#   are right in both, so the well-known exceptions pass a test.
# Expected by most: a table with a line for each ZIP code knows more than the state.
# Packages: npm zipcode-to-timezone 0.0.9, zipcodes 8.0.0, @photostructure/tz-lookup 11.7.0
# Source: run.
set -euo pipefail
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --prefix "$tmp" zipcode-to-timezone@0.0.9 zipcodes@8.0.0 @photostructure/tz-lookup@11.7.0
cat > "$tmp/look.cjs" <<'J'
const { lookup } = require('zipcode-to-timezone');
const zipcodes = require('zipcodes');
const findZone = require('@photostructure/tz-lookup');
const noon = (timeZone) => new Date('2026-06-12T16:00:00Z').toLocaleTimeString('en-US', { timeZone, hour: 'numeric' }).replace('\u202f', ' ');
for (const code of ['32501', '79901', '42101', '42001', '46402', '97914', '89883']) {
  const { city, state, latitude, longitude } = zipcodes.lookup(code);
  const [table, map] = [lookup(code), findZone(latitude, longitude)];
  console.log(`${code} ${city}, ${state}: ${table} ${noon(table)}; by the map ${map} ${noon(map)}`);
}
J
grep '"version"' "$tmp"/node_modules/{zipcode-to-timezone,zipcodes,@photostructure/tz-lookup}/package.json
got=$(node "$tmp/look.cjs")
echo "$got"
[ "$got" = '32501 Pensacola, FL: America/Chicago 11 AM; by the map America/Chicago 11 AM
79901 El Paso, TX: America/Denver 10 AM; by the map America/Denver 10 AM
42101 Bowling Green, KY: America/Kentucky/Louisville 12 PM; by the map America/Chicago 11 AM
42001 Paducah, KY: America/Kentucky/Louisville 12 PM; by the map America/Chicago 11 AM
46402 Gary, IN: America/Indiana/Indianapolis 12 PM; by the map America/Chicago 11 AM
97914 Ontario, OR: America/Los_Angeles 9 AM; by the map America/Boise 10 AM
89883 West Wendover, NV: America/Los_Angeles 9 AM; by the map America/Denver 10 AM' ] && echo ok
