#!/usr/bin/env bash
# Surprise: plakativ splits a plan into sheets to print and glue. Of a plan that is turned in its file (Rotate), as
#   scanners and CAD write them, it leaves a quarter out: it cuts the sheets for the turned page and lays the unturned
#   plan into them. The text stands upright on all sheets, so the set looks complete until it is glued. It prints no
#   warning. pdfposter is right with the same plan.
# Expected by most: sheets of a page have all of it, as one sees it on the screen.
# Packages: Debian 12 plakativ 0.5.1-1, pdfposter 0.8.1-1, poppler-utils 22.12.0-2, imagemagick 6.9.11.60; npm pdf-lib
#   1.17.1
# Source: run.
set -euo pipefail
for p in plakativ pdfposter pdftoppm convert; do command -v $p >/dev/null || { echo "needs plakativ, pdfposter, poppler-utils, imagemagick (apt)"; exit 2; }; done
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --prefix "$tmp" pdf-lib@1.17.1
cd "$tmp"
cat > make.cjs <<'J'
const { writeFileSync } = require('node:fs');
const { PDFDocument, degrees, rgb } = require('pdf-lib');
(async () => {
  for (const [name, turn] of [['straight', 0], ['turned', 90]]) {
    const plan = await PDFDocument.create();
    const page = plan.addPage([1728, 1296]);
    page.drawRectangle({ x: 100, y: 100, width: 72, height: 72, color: rgb(1, 0, 0) });
    page.drawRectangle({ x: 1556, y: 1124, width: 72, height: 72, color: rgb(0, 0, 1) });
    page.setRotation(degrees(turn));
    writeFileSync(`${name}.pdf`, await plan.save());
  }
})();
J
node make.cjs
dpkg-query -W plakativ pdfposter
has() { convert "$1"-*.ppm -append -format %c histogram:info: | grep -q "$2" && echo yes || echo no; }
got=$(for plan in straight turned; do
    plakativ --factor 1 --pagesize letter -o by-plakativ.pdf $plan.pdf
    pdfposter -m letter -s 1 $plan.pdf by-pdfposter.pdf > log
    for program in plakativ pdfposter; do
      rm -f sheet-*; pdftoppm -r 20 by-$program.pdf sheet
      echo "$program, $plan: red $(has sheet '#FF0000'), blue $(has sheet '#0000FF')"
    done
  done)
echo "$got"
[ "$got" = 'plakativ, straight: red yes, blue yes
pdfposter, straight: red yes, blue yes
plakativ, turned: red yes, blue no
pdfposter, turned: red yes, blue yes' ] && echo ok
