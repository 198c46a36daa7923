#!/usr/bin/env bash
# Surprise: web-auto-extractor, which shows what a page tells search engines, reads the words instead of the values of
#   microdata: of <time datetime="2026-06-30">end of June</time> it takes "end of June", of <data value="9500.50"> the
#   words of the price, and of openingHours "weekdays, 8 to 5". In JSON-LD with several things (@graph), as most
#   programs for websites write it, it files all of them under the name "undefined". So it reports a page as faulty
#   that is right. microdata-node has the values.
# Expected by most: the value is in the attribute that the element has for it, as in the definition of microdata.
# Packages: npm web-auto-extractor 1.0.17, microdata-node 2.0.0
# Source: run; the HTML standard, section 5.2.4.
set -euo pipefail
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --prefix "$tmp" web-auto-extractor@1.0.17 microdata-node@2.0.0
cd "$tmp"
cat > try.cjs <<'J'
const extract = require('web-auto-extractor').default;
const { toJson } = require('microdata-node');
const json = { '@context': 'https://schema.org', '@graph': [{ '@type': 'HomeAndConstructionBusiness', name: 'Hale' }, { '@type': 'Offer', name: 'Deck' }] };
const page = `<script type="application/ld+json">${JSON.stringify(json)}</script><div itemscope itemtype="https://schema.org/Offer">
  <time itemprop="validThrough" datetime="2026-06-30">end of June</time>
  <data itemprop="price" value="9500.50">nine and a half thousand</data>
  <time itemprop="openingHours" datetime="Mo-Fr 08:00-17:00">weekdays, 8 to 5</time></div>`;
const read = extract().parse(page);
const [first, second] = [read.microdata.Offer[0], toJson(page).items[0].properties];
for (const name of ['validThrough', 'price', 'openingHours']) console.log(`${name}: web-auto-extractor ${first[name]}, microdata-node ${second[name]}`);
console.log(`JSON-LD: ${Object.keys(read.jsonld)}`);
J
grep '"version"' node_modules/{web-auto-extractor,microdata-node}/package.json
got=$(node try.cjs)
echo "$got"
[ "$got" = 'validThrough: web-auto-extractor end of June, microdata-node 2026-06-30
price: web-auto-extractor nine and a half thousand, microdata-node 9500.5
openingHours: web-auto-extractor weekdays, 8 to 5, microdata-node Mo-Fr 08:00-17:00
JSON-LD: undefined' ] && echo ok
