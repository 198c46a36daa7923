#!/usr/bin/env bash
# Surprise: two lien waivers, one form filled in twice, come out of a merge without their amounts: mutool merge leaves
#   out the filled fields, and of pdfunite's file Poppler shows both amounts and MuPDF none. PyPDF2 and pdf-lib keep
#   what is seen, but no list of fields, so pdftk's flatten, which is to make the amounts permanent, takes them off the
#   sheet. qpdf and pdftk keep both and rename the second field. None prints a message.
# Expected by most: to join two PDFs leaves each page as it looks; only the names of the fields could collide.
# Packages: npm pdf-lib 1.17.1; Debian 12 mupdf-tools 1.21.1, poppler-utils 22.12.0-2, qpdf 11.3.0-1, pdftk-java
#   3.3.2-1, python3-pypdf2 2.12.1-3
# Source: run.
set -euo pipefail
for p in mutool pdfunite qpdf pdftk; do command -v $p >/dev/null || { echo "needs mupdf-tools, poppler-utils, qpdf, pdftk-java, python3-pypdf2 (apt)"; exit 2; }; done
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --prefix "$tmp" pdf-lib@1.17.1
cd "$tmp"
cat > make.cjs <<'J'
const { readFileSync, writeFileSync } = require('node:fs');
const { PDFDocument } = require('pdf-lib');
const save = async (name, pdf) => writeFileSync(`${name}.pdf`, await pdf.save({ useObjectStreams: false }));
(async () => {
  const form = await PDFDocument.create();
  const page = form.addPage([612, 200]);
  page.drawText('Lien waiver. Amount:', { x: 40, y: 120, size: 16 });
  form.getForm().createTextField('amount').addToPage(page, { x: 220, y: 110, width: 200, height: 30 });
  await save('form', form);
  const merged = await PDFDocument.create();
  for (const [name, amount] of [['may', '$9,500.00'], ['june', '$8,900.00']]) {
    const waiver = await PDFDocument.load(readFileSync('form.pdf'));
    waiver.getForm().getTextField('amount').setText(amount);
    await save(name, waiver);
    merged.addPage((await merged.copyPages(waiver, [0]))[0]);
  }
  await save('with-pdf-lib', merged);
})();
J
node make.cjs
mutool merge -o with-mutool.pdf may.pdf june.pdf
pdfunite may.pdf june.pdf with-pdfunite.pdf
qpdf --empty --pages may.pdf june.pdf -- with-qpdf.pdf
pdftk may.pdf june.pdf cat output with-pdftk.pdf
/usr/bin/python3 -c "
from PyPDF2 import PdfMerger
merger = PdfMerger()
for name in ('may.pdf', 'june.pdf'):
    merger.append(name)
merger.write('with-PyPDF2.pdf')"
dpkg-query -W mupdf-tools poppler-utils qpdf pdftk-java python3-pypdf2; grep '"version"' node_modules/pdf-lib/package.json
amounts() { { grep -o '\$[0-9,.]*' || echo none; } | paste -sd ' '; }
got=$(for name in mutool pdfunite PyPDF2 pdf-lib qpdf pdftk; do
  pdftk with-$name.pdf output flat.pdf flatten 2> log
  echo "$name: Poppler $(pdftotext -layout with-$name.pdf - 2> log | amounts), MuPDF $(mutool draw -q -F text with-$name.pdf 2> log | amounts), flattened $(pdftotext -layout flat.pdf - | amounts)"
done)
echo "$got"
[ "$got" = 'mutool: Poppler none, MuPDF none, flattened none
pdfunite: Poppler $9,500.00 $8,900.00, MuPDF none, flattened $9,500.00 $8,900.00
PyPDF2: Poppler $9,500.00 $8,900.00, MuPDF $9,500.00 $8,900.00, flattened none
pdf-lib: Poppler $9,500.00 $8,900.00, MuPDF $9,500.00 $8,900.00, flattened none
qpdf: Poppler $9,500.00 $8,900.00, MuPDF $9,500.00 $8,900.00, flattened $9,500.00 $8,900.00
pdftk: Poppler $9,500.00 $8,900.00, MuPDF $9,500.00 $8,900.00, flattened $9,500.00 $8,900.00' ] && echo ok
