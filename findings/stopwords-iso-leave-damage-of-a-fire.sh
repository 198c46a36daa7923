#!/usr/bin/env bash
# Surprise: of "fire damage in the back room of the old mill" the English list of stopwords-iso leaves "damage": fire,
#   back, room, old and mill are stop words, as are home, work, side, area, bill and fix. lunr's own list is short, but
#   has may, will and dear, so a search for the customer Will May finds nobody, and one for Mark Ross does.
# Expected by most: stop words are "the", "of" and "and", and a name that stands in a text is found.
# Packages: npm stopword 3.1.5, stopwords-iso 1.1.0, lunr 2.3.9
# Source: run.
set -euo pipefail
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --prefix "$tmp" stopword@3.1.5 stopwords-iso@1.1.0 lunr@2.3.9
cat > "$tmp/find.cjs" <<'J'
const { removeStopwords, eng } = require('stopword');
const iso = require('stopwords-iso');
const lunr = require('lunr');
for (const text of ['fire damage in the back room of the old mill', 'fix the side door of a home', 'drywall work in two rooms']) {
  const words = text.split(' ');
  console.log(`${text}: stopwords-iso ${removeStopwords(words, iso.en).join(' ')}; stopword ${removeStopwords(words, eng).join(' ')}`);
}
const customers = [{ id: 1, name: 'Will May' }, { id: 2, name: 'Mark Ross' }];
const index = lunr(function () { this.ref('id'); this.field('name'); for (const one of customers) this.add(one); });
for (const { name } of customers) console.log(`lunr ${name}: ${index.search(name).length} found`);
J
grep '"version"' "$tmp"/node_modules/{stopword,stopwords-iso,lunr}/package.json
got=$(node "$tmp/find.cjs")
echo "$got"
[ "$got" = 'fire damage in the back room of the old mill: stopwords-iso damage; stopword fire damage back room old mill
fix the side door of a home: stopwords-iso door; stopword fix side door home
drywall work in two rooms: stopwords-iso drywall; stopword drywall work two rooms
lunr Will May: 0 found
lunr Mark Ross: 1 found' ] && echo ok
