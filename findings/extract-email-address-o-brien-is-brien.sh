#!/usr/bin/env bash
# Surprise: extract-email-address of npm finds brien@example.org in the mail of a customer whose address is
#   o'brien@example.org. The apostrophe is a letter of the local part, and people with such names have it there.
#   linkify-it, linkifyjs and anchorme find the address whole. A reply goes to somebody else, or nowhere.
# Expected by most: what is found in a text is a whole address or none.
# Packages: npm extract-email-address 3.2.0, linkify-it 6.1.0, linkifyjs 4.4.0, anchorme 3.0.8
# Source: run; RFC 5321, section 4.1.2 (atext of RFC 5322).
set -euo pipefail
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --prefix "$tmp" extract-email-address@3.2.0 linkify-it@6.1.0 linkifyjs@4.4.0 anchorme@3.0.8
cd "$tmp"
cat > try.cjs <<'J'
const anchorme = require('anchorme').default;
const { extractEmail } = require('extract-email-address');
const { linkifyit } = require('linkify-it');
const { find } = require('linkifyjs');
const text = "Write to o'brien@example.org or ann.hale@example.org.";
console.log('extract-email-address:', extractEmail(text).map(({ email }) => email).join(' '));
console.log('linkify-it:', linkifyit().match(text).map(({ text }) => text).join(' '));
console.log('linkifyjs:', find(text, 'email').map(({ value }) => value).join(' '));
console.log('anchorme:', anchorme.list(text).map(({ string }) => string).join(' '));
J
grep -m 1 '"version"' node_modules/{extract-email-address,linkify-it,linkifyjs,anchorme}/package.json
got=$(node try.cjs)
echo "$got"
[ "$got" = 'extract-email-address: brien@example.org ann.hale@example.org
linkify-it: o'\''brien@example.org ann.hale@example.org
linkifyjs: o'\''brien@example.org ann.hale@example.org
anchorme: o'\''brien@example.org ann.hale@example.org' ] && echo ok
