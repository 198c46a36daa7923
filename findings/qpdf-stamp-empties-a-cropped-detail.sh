#!/usr/bin/env bash
# Surprise: a page shows one detail of a plan, cropped out of the sheet (CropBox). qpdf --overlay stamps APPROVED on it,
#   and the detail is gone: qpdf centers the whole sheet on the crop box, so the page shows another part of it, here an
#   empty one. --underlay does the same, without a message. pdftk's stamp leaves the detail where it is.
# Expected by most: an overlay does not move the page under it.
# Packages: npm pdf-lib 1.17.1; Debian 12 qpdf 11.3.0-1+deb12u1, pdftk-java 3.3.2-1, mupdf-tools 1.21.1, poppler-utils
#   22.12.0-2
# Source: run.
set -euo pipefail
for p in qpdf pdftk mutool pdftoppm; do command -v $p >/dev/null || { echo "needs qpdf, pdftk-java, mupdf-tools, poppler-utils (apt)"; exit 2; }; done
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --prefix "$tmp" pdf-lib@1.17.1
cd "$tmp"
cat > make.cjs <<'J'
const { writeFileSync } = require('node:fs');
const { PDFDocument, rgb } = require('pdf-lib');
const save = async (name, pdf) => writeFileSync(name, await pdf.save({ useObjectStreams: false }));
(async () => {
  const plan = await PDFDocument.create();
  const sheet = plan.addPage([2592, 1728]);
  sheet.drawText('Detail 1', { x: 100, y: 1600, size: 40 });
  sheet.drawRectangle({ x: 100, y: 1100, width: 400, height: 400, borderWidth: 4, borderColor: rgb(0, 0, 0) });
  sheet.setCropBox(0, 864, 648, 864);
  await save('plan.pdf', plan);
  const stamp = await PDFDocument.create();
  stamp.addPage([648, 864]).drawText('APPROVED', { x: 40, y: 40, size: 40 });
  await save('stamp.pdf', stamp);
})();
J
node make.cjs
dpkg-query -W mupdf-tools pdftk-java poppler-utils qpdf; grep '"version"' node_modules/pdf-lib/package.json
qpdf plan.pdf --overlay stamp.pdf -- overlay.pdf
qpdf plan.pdf --underlay stamp.pdf -- underlay.pdf
pdftk plan.pdf stamp stamp.pdf output pdftk.pdf
lines() { pdftoppm -cropbox -r 20 -gray -singlefile "$1.pdf" "$1"; LC_ALL=C tail -c +16 "$1.pgm" | LC_ALL=C tr -d '\200-\377' | wc -c; }
got=$(for name in plan overlay underlay pdftk; do
  dark=$(lines $name)
  echo "$name: MuPDF shows $(mutool draw -q -F text $name.pdf 2> log | tr -d '\f' | grep . | sort | paste -sd ,); Poppler draws $([ "$dark" -gt 200 ] && echo the frame || echo no frame)"
done)
echo "$got"
[ "$got" = 'plan: MuPDF shows Detail 1; Poppler draws the frame
overlay: MuPDF shows APPROVED; Poppler draws no frame
underlay: MuPDF shows APPROVED; Poppler draws no frame
pdftk: MuPDF shows APPROVED,Detail 1; Poppler draws the frame' ] && echo ok
