#!/usr/bin/env bash
# Surprise: inflection, inflected and natural write the singular of valves as "valf" and of sleeves as "sleefe" or
#   "sleef". For inflected and natural, eaves are an "eafe" or "eaf", grooves a "groofe" or "groof", stoves a "stofe" or
#   "stof", and houses are natural's "hous". gas loses its s in all three. pluralize is right but for lens.
# Expected by most: the rule for shelves and knives has a list of its words, or at least spares those in -ve.
# Packages: npm inflection 3.0.2, inflected 2.1.0, natural 8.1.1, pluralize 8.0.0
# Source: run.
set -euo pipefail
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --ignore-scripts --prefix "$tmp" inflection@3.0.2 inflected@2.1.0 natural@8.1.1 pluralize@8.0.0
cat > "$tmp/one.mjs" <<'J'
import inflected from 'inflected';
import { singularize } from 'inflection';
import natural from 'natural';
import pluralize from 'pluralize';
const nouns = new natural.NounInflector();
for (const word of ['shelves', 'valves', 'eaves', 'grooves', 'sleeves', 'stoves', 'caves', 'houses', 'terraces', 'gas', 'lens']) {
  console.log(`${word}: inflection ${singularize(word)}, inflected ${inflected.singularize(word)}, natural ${nouns.singularize(word)}, pluralize ${pluralize.singular(word)}`);
}
J
grep '"version"' "$tmp"/node_modules/{inflection,inflected,natural,pluralize}/package.json
got=$(node "$tmp/one.mjs" | grep -v "injected env")
echo "$got"
[ "$got" = 'shelves: inflection shelf, inflected shelf, natural shelf, pluralize shelf
valves: inflection valf, inflected valf, natural valf, pluralize valve
eaves: inflection eave, inflected eafe, natural eaf, pluralize eave
grooves: inflection groove, inflected groofe, natural groof, pluralize groove
sleeves: inflection sleefe, inflected sleefe, natural sleef, pluralize sleeve
stoves: inflection stove, inflected stofe, natural stof, pluralize stove
caves: inflection cave, inflected cafe, natural caf, pluralize cave
houses: inflection house, inflected house, natural hous, pluralize house
terraces: inflection terrace, inflected terrace, natural terrace, pluralize terrace
gas: inflection ga, inflected ga, natural ga, pluralize gas
lens: inflection len, inflected len, natural len, pluralize len' ] && echo ok
