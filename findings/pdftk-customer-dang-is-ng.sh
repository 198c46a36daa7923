#!/usr/bin/env bash
# Surprise: pdftk fills in a form and leaves out each letter that the typeface of the field lacks: the customer Đặng is
#   "ng", Dvořák is Dvoák, and a board of 6⅝″ is 6. Poppler and MuPDF show the same, flattened or not, and pdftk says
#   nothing; dump_data_fields_utf8 has the whole value, so a check of the fields passes. é, ñ, ½ and curly quotes are
#   right, and with replacement_font all are. pdf-lib refuses the same value with an error.
# Expected by most: an error, or the letter from another typeface.
# Packages: npm pdf-lib 1.17.1; Debian 12 pdftk-java 3.3.2-1, poppler-utils 22.12.0-2, mupdf-tools 1.21.1, fonts-dejavu-core
#   2.37-6
# Source: run.
set -euo pipefail
for p in pdftk pdftotext mutool; do command -v $p >/dev/null || { echo "needs pdftk-java, poppler-utils, mupdf-tools, fonts-dejavu-core (apt)"; exit 2; }; done
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --prefix "$tmp" pdf-lib@1.17.1
cd "$tmp"
cat > make.cjs <<'J'
const { writeFileSync } = require('node:fs');
const { PDFDocument } = require('pdf-lib');
(async () => {
  const pdf = await PDFDocument.create();
  pdf.getForm().createTextField('owner').addToPage(pdf.addPage([400, 200]), { x: 40, y: 90, width: 300, height: 30 });
  writeFileSync('form.pdf', await pdf.save({ useObjectStreams: false }));
  pdf.getForm().getTextField('owner').setText('Đặng');
  await pdf.save().then(() => console.log('pdf-lib: written'), ({ message }) => console.log(`pdf-lib: ${message.slice(0, 25)}`));
})();
J
dpkg-query -W pdftk-java poppler-utils mupdf-tools fonts-dejavu-core; grep '"version"' node_modules/pdf-lib/package.json
fill() { printf '<?xml version="1.0" encoding="UTF-8"?><xfdf xmlns="http://ns.adobe.com/xfdf/"><fields><field name="owner"><value>%s</value></field></fields></xfdf>' "$1" | pdftk form.pdf fill_form - output "${@:2}" 2>&1; }
read_text() { pdftotext "$1" - 2> log | head -1; }
got=$(node make.cjs
  for owner in 'Peña & Söhne, ½' Đặng Dvořák '6⅝″'; do
    value=${owner/&/&amp;}
    fill "$value" filled.pdf; fill "$value" flat.pdf flatten; fill "$value" font.pdf flatten replacement_font /usr/share/fonts/truetype/dejavu/DejaVuSans.ttf
    echo "$owner: Poppler $(read_text filled.pdf), MuPDF $(mutool draw -q -F text filled.pdf 2> log | grep . | head -1), flattened $(read_text flat.pdf), replacement_font $(read_text font.pdf), $(pdftk filled.pdf dump_data_fields_utf8 | grep FieldValue:)"
  done)
echo "$got"
[ "$got" = 'pdf-lib: WinAnsi cannot encode "Đ"
Peña & Söhne, ½: Poppler Peña & Söhne, ½, MuPDF Peña & Söhne, ½, flattened Peña & Söhne, ½, replacement_font Peña & Söhne, ½, FieldValue: Peña & Söhne, ½
Đặng: Poppler ng, MuPDF ng, flattened ng, replacement_font Đặng, FieldValue: Đặng
Dvořák: Poppler Dvoák, MuPDF Dvoák, flattened Dvoák, replacement_font Dvořák, FieldValue: Dvořák
6⅝″: Poppler 6, MuPDF 6, flattened 6, replacement_font 6⅝″, FieldValue: 6⅝″' ] && echo ok
