#!/usr/bin/env bash
# Surprise: the programs that mend the typography of a text mend a contractor's numbers too. typopo, which corrects
#   typing errors, writes the phone number 843-555-0142 and ZIP code 29483-1234 with en dashes, as if they were
#   ranges, so autolinker does not find the number any longer and nobody who copies it can dial or search it; an
#   invoice number 2026-06-12-01 goes the same way. typograf makes of clause (c) of a contract, "(c) The contractor
#   pays", © The contractor pays, and of a credit "- 500" — 500. R-38 and $9,500-$11,000 stay.
# Expected by most: a dash for "8-5", and codes and clauses as typed.
# Packages: npm typopo 3.1.0, typograf 7.8.0, autolinker 4.1.5
# Source: run.
set -euo pipefail
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --ignore-scripts --prefix "$tmp" typopo@3.1.0 typograf@7.8.0 autolinker@4.1.5
cd "$tmp"
cat > try.mjs <<'J'
import { createRequire } from 'node:module';
import { fixTypos } from 'typopo';
const require = createRequire(import.meta.url);
const Typograf = require('typograf');
const { Autolinker } = require('autolinker');
const typograf = new Typograf({ locale: ['en-US'] });
const isLinked = (text) => (Autolinker.link(text).includes('tel:') ? ' (linked)' : '');
for (const text of ['Call 843-555-0142.', 'ZIP 29483-1234', 'Invoice 2026-06-12-01', '(c) The contractor pays.', 'Credit - 500', 'R-38, $9,500-$11,000'])
  console.log([text, fixTypos(text, 'en-us'), typograf.execute(text).replaceAll('\u00a0', ' ')].map((one) => `${one}${isLinked(one)}`).join(' | '));
J
grep '"version"' node_modules/{typopo,typograf,autolinker}/package.json
got=$(node try.mjs)
echo "$got"
[ "$got" = 'Call 843-555-0142. (linked) | Call 843–555–0142. | Call 843-555-0142. (linked)
ZIP 29483-1234 | ZIP 29483–1234 | ZIP 29483-1234
Invoice 2026-06-12-01 | Invoice 2026–06–12–01 | Invoice 2026-06-12-01
(c) The contractor pays. | (c) The contractor pays. | © The contractor pays.
Credit - 500 | Credit—500 | Credit — 500
R-38, $9,500-$11,000 | R-38, $9,500-$11,000 | R-38, $9,500-$11,000' ] && echo ok
