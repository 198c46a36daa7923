#!/usr/bin/env bash
# Surprise: pdftotext takes a hyphen at the end of a line out and joins the lines, whatever is around it. A quote of
#   "$9,500-" and "11,000" in the next line becomes $9,50011,000, "10-" and "12 ft" becomes 1012 ft, and the phone
#   number 843-555-0142 becomes 843-5550142. A hyphen between spaces goes too: "$9,500 -" and "$11,000" are two prices.
#   With -layout or -raw, and in MuPDF, every hyphen stays, so a trial with those options shows nothing.
# Expected by most: only a word that is broken between two letters is joined, as in contrac-tor.
# Packages: Debian 12 poppler-utils 22.12.0-2, mupdf-tools 1.21.1; npm pdfkit 0.20.2
# Source: run. The manual says that the default undoes hyphenation.
set -euo pipefail
for p in pdftotext mutool; do command -v $p >/dev/null || { echo "needs poppler-utils, mupdf-tools (apt)"; exit 2; }; done
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --prefix "$tmp" pdfkit@0.20.2
cat > "$tmp/make.cjs" <<'J'
const { createWriteStream } = require('node:fs');
const PDFDocument = require('pdfkit');
const quote = new PDFDocument();
quote.pipe(createWriteStream(`${__dirname}/quote.pdf`));
for (const line of ['The deck costs $9,500-', '11,000, the fence $4,000 -', '$4,500, and the wall is 10-', '12 ft high. Call 843-555-', '0142 for a contrac-', 'tor.'])
  quote.text(line);
quote.end();
J
node "$tmp/make.cjs"
cd "$tmp"
pdftotext -v 2>&1 | sed -n 1p; mutool -v 2>&1; grep '"version"' node_modules/pdfkit/package.json
got=$(pdftotext quote.pdf - | sed -n 1p
  echo "layout $(pdftotext -layout quote.pdf - | grep -c -- '-$'), raw $(pdftotext -raw quote.pdf - | grep -c -- '-$'), MuPDF $(mutool draw -q -F text quote.pdf | grep -c -- '-$')")
echo "$got"
[ "$got" = 'The deck costs $9,50011,000, the fence $4,000 $4,500, and the wall is 1012 ft high. Call 843-5550142 for a contractor.
layout 5, raw 5, MuPDF 5' ] && echo ok
