#!/usr/bin/env bash
# Surprise: a crew that pours concrete asks the nearest airport for the weather. metar, the npm package of that name,
#   stops at the fraction of "1 1/2SM" (a mile and a half of mist): of 26 °C it reads 1 °C, from the fraction, and a
#   dew point of 2. The clouds and the pressure are gone. With 1/2SM alone the temperature is right and the half mile
#   a whole one. It raises no error. metar-taf-parser is right.
# Expected by most: the report of each airport in the United States, where sight is in miles and their fractions, or
#   an error.
# Packages: npm metar 1.0.0, metar-taf-parser 9.1.3
# Source: run; FMH-1, section 12.6.6.
set -euo pipefail
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --prefix "$tmp" metar@1.0.0 metar-taf-parser@9.1.3
cd "$tmp"
cat > try.mjs <<'J'
import parse from 'metar';
import { parseMetar } from 'metar-taf-parser';
for (const sight of ['10SM', '1/2SM', '1 1/2SM']) {
  const report = `KCHS 121456Z 18012G22KT ${sight} BR OVC008 26/24 A2992`;
  const [first, second] = [parse(report), parseMetar(report)];
  console.log(`${sight}: metar ${first.visibility} mi, ${first.temperature} °C, clouds ${first.clouds?.length ?? 'none'}; metar-taf-parser ${second.visibility.value} mi, ${second.temperature} °C, clouds ${second.clouds.length}`);
}
J
grep '"version"' node_modules/metar/package.json node_modules/metar-taf-parser/package.json
got=$(node try.mjs)
echo "$got"
[ "$got" = '10SM: metar 10 mi, 26 °C, clouds 1; metar-taf-parser 10 mi, 26 °C, clouds 1
1/2SM: metar 1 mi, 26 °C, clouds 1; metar-taf-parser 0.5 mi, 26 °C, clouds 1
1 1/2SM: metar 1 mi, 1 °C, clouds none; metar-taf-parser 1.5 mi, 26 °C, clouds 1' ] && echo ok
