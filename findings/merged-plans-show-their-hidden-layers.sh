#!/usr/bin/env bash
# Surprise: a plan whose layer is switched off shows it to nobody, but behind a cover sheet the same page shows it:
#   pdfunite, qpdf, mutool merge and pdf-lib's copyPages copy the pages without the catalog's list of layers, and a
#   layer in no list is drawn. A search finds its text as well. In the other order, plan first, pdfunite keeps the list,
#   so a trial with the plan in front proves nothing. No program warns.
# Expected by most: to join PDFs leaves each page as it looks.
# Packages: npm pdf-lib 1.17.1; Debian 12 poppler-utils 22.12.0-2, qpdf 11.3.0-1, mupdf-tools 1.21.1
# Source: run; https://github.com/qpdf/qpdf/issues/672 for one page taken out of a file.
set -euo pipefail
for p in pdfunite qpdf mutool; do command -v $p >/dev/null || { echo "needs poppler-utils, qpdf, mupdf-tools (apt)"; exit 2; }; done
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --prefix "$tmp" pdf-lib@1.17.1
cat > "$tmp/make.cjs" <<'J'
const { PDFDocument, PDFName, PDFString, StandardFonts } = require('pdf-lib');
const { writeFileSync } = require('node:fs');
const save = async (doc, name) => writeFileSync(`${__dirname}/${name}.pdf`, await doc.save());
(async () => {
  const plan = await PDFDocument.create();
  const { context, catalog } = plan;
  const page = plan.addPage([300, 200]);
  const font = await plan.embedFont(StandardFonts.Helvetica);
  page.drawText('KITCHEN', { x: 20, y: 150, size: 20, font });
  const layer = context.register(context.obj({ Type: 'OCG', Name: PDFString.of('Costs') }));
  catalog.set(PDFName.of('OCProperties'), context.obj({ OCGs: [layer], D: { OFF: [layer], Order: [layer] } }));
  page.node.Resources().set(PDFName.of('Properties'), context.obj({ Costs: layer }));
  const key = page.node.newFontDictionary('F', font.ref);
  const words = context.stream(`/OC /Costs BDC BT ${key} 20 Tf 20 90 Td (COSTS 4,100) Tj ET EMC`);
  page.node.addContentStream(context.register(words));
  await save(plan, 'plan');
  const cover = await PDFDocument.create();
  cover.addPage([300, 200]);
  await save(cover, 'cover');
  const [copy] = await cover.copyPages(plan, [0]);
  cover.addPage(copy);
  await save(cover, 'pdf-lib');
})();
J
node "$tmp/make.cjs"
cd "$tmp"
qpdf --check plan.pdf >/dev/null
pdfunite cover.pdf plan.pdf pdfunite.pdf
pdfunite plan.pdf cover.pdf plan-first.pdf
qpdf --empty --pages cover.pdf plan.pdf -- qpdf.pdf
mutool merge -o mutool.pdf cover.pdf plan.pdf
dark() { tail -c +16 "$1" | LC_ALL=C tr -d '\377' | wc -c; }
look() {
  pdftoppm -r 40 -gray -singlefile -f "$2" "$1.pdf" poppler
  mutool draw -q -r 40 -c gray -F pgm -o mupdf.pgm "$1.pdf" "$2" 2>/dev/null
  local more=hidden
  [ "$(dark poppler.pgm)" -gt 550 ] && [ "$(dark mupdf.pgm)" -gt 550 ] && more=drawn
  echo "$1: $(pdftotext -f "$2" -l "$2" "$1.pdf" - | tr -s '\n\f ' ' ')-> $more"
}
pdfunite -v 2>&1 | sed -n 1p; qpdf --version | sed -n 1p; mutool -v 2>&1; grep '"version"' node_modules/pdf-lib/package.json
got=$(look plan 1; look plan-first 1; for by in pdfunite qpdf mutool pdf-lib; do look $by 2; done)
echo "$got"
[ "$got" = 'plan: KITCHEN -> hidden
plan-first: KITCHEN -> hidden
pdfunite: KITCHEN COSTS 4,100 -> drawn
qpdf: KITCHEN COSTS 4,100 -> drawn
mutool: KITCHEN COSTS 4,100 -> drawn
pdf-lib: KITCHEN COSTS 4,100 -> drawn' ] && echo ok
