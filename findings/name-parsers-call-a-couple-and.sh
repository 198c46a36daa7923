#!/usr/bin/env bash
# Surprise: both parsers of personal names on npm give a couple the first name "and" ("Mr. and Mrs. Tom Vance"), so a
#   mail that greets by first name says "Hello and,". A client's company "Hale & Sons, Inc." becomes the person "Inc."
#   with the last name "Hale & Sons", because a comma means "last, first". Suffixes and particles (Jr., van der, St.)
#   are read correctly, which makes the parsers look safe. Neither reports doubt.
# Expected by most: "Mr. and Mrs." is a salutation, and a legal form after a comma is a suffix like "Jr.".
# Packages: npm humanparser 2.7.0, parse-full-name 1.2.7
# Source: run.
set -euo pipefail
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --prefix "$tmp" humanparser@2.7.0 parse-full-name@1.2.7
cat > "$tmp/parse.cjs" <<'J'
const { parseName } = require('humanparser');
const { parseFullName } = require('parse-full-name');
for (const name of ['Jan van der Berg, Jr.', 'Mr. and Mrs. Tom Vance', 'Hale & Sons, Inc.']) {
  const [one, other] = [parseName(name), parseFullName(name)];
  console.log(`${name}: humanparser "${one.firstName}" | "${one.lastName}", parse-full-name "${other.first}" | "${other.last}"`);
}
J
grep '"version"' "$tmp"/node_modules/{humanparser,parse-full-name}/package.json
got=$(node "$tmp/parse.cjs")
echo "$got"
[ "$got" = 'Jan van der Berg, Jr.: humanparser "Jan" | "van der Berg", parse-full-name "Jan" | "van der Berg"
Mr. and Mrs. Tom Vance: humanparser "and" | "Vance", parse-full-name "and" | "Vance"
Hale & Sons, Inc.: humanparser "Inc." | "Hale & Sons", parse-full-name "Inc." | "Hale & Sons"' ] && echo ok
