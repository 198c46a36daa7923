#!/usr/bin/env bash
# Surprise: Word writes a fraction such as 5/8 with its equation editor, and a date that keeps itself up to date as a
#   field. Of "8 ft 6 1/2 in." mammoth and python-docx give "8 ft 6 in.", docx2txt gives "8 ft 6 12 in.", and of "Due
#   June 30, 2026" mammoth, python-docx and pandoc give "Due". mammoth lists both among its messages, the others
#   say nothing of what they lost.
# Expected by most: a converter to text has all letters and digits that Word shows.
# Packages: npm mammoth 1.13.0, jszip 3.10.1; Debian 12 docx2txt 1.4-5, pandoc 2.17.1.1-2, python3-docx 0.8.11
# Source: run.
set -euo pipefail
for p in docx2txt pandoc; do command -v $p >/dev/null || { echo "needs docx2txt, pandoc, python3-docx (apt)"; exit 2; }; done
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --prefix "$tmp" mammoth@1.13.0 jszip@3.10.1
cd "$tmp"
cat > make.cjs <<'J'
const { writeFileSync } = require('node:fs');
const JSZip = require('jszip');
const schema = 'http://schemas.openxmlformats.org';
const run = (text) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
const half = '<m:oMath><m:f><m:num><m:r><m:t>1</m:t></m:r></m:num><m:den><m:r><m:t>2</m:t></m:r></m:den></m:f></m:oMath>';
const zip = new JSZip();
zip.file('[Content_Types].xml', `<Types xmlns="${schema}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`);
zip.file('_rels/.rels', `<Relationships xmlns="${schema}/package/2006/relationships"><Relationship Id="r1" Type="${schema}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`);
zip.file('word/document.xml', `<w:document xmlns:w="${schema}/wordprocessingml/2006/main" xmlns:m="${schema}/officeDocument/2006/math"><w:body>
<w:p>${run('Ceiling 8 ft 6 ')}${half}${run(' in.')}</w:p>
<w:p>${run('Due ')}<w:fldSimple w:instr="DATE">${run('June 30, 2026')}</w:fldSimple></w:p>
</w:body></w:document>`);
zip.generateAsync({ type: 'nodebuffer' }).then((bytes) => writeFileSync('quote.docx', bytes));
J
cat > mammoth.cjs <<'J'
require('mammoth').extractRawText({ path: 'quote.docx' }).then(({ value, messages }) => console.log(`${value}(${messages.map(({ message }) => message).join(', ')})`));
J
node make.cjs
dpkg-query -W docx2txt pandoc python3-docx; grep '"version"' node_modules/mammoth/package.json
line() { echo "$1: $(grep . | paste -sd '|')"; }
got=$(node mammoth.cjs | line mammoth
  /usr/bin/python3 -c "
import docx
for paragraph in docx.Document('quote.docx').paragraphs: print(paragraph.text)" | line python-docx
  docx2txt quote.docx - | line docx2txt
  pandoc quote.docx -t plain 2> log | line pandoc)
echo "$got"
[ "$got" = 'mammoth: Ceiling 8 ft 6  in.|Due |(An unrecognised element was ignored: {http://schemas.openxmlformats.org/officeDocument/2006/math}oMath, An unrecognised element was ignored: w:fldSimple)
python-docx: Ceiling 8 ft 6  in.|Due 
docx2txt: Ceiling 8 ft 6 12 in.|Due June 30, 2026
pandoc: Ceiling 8 ft 6 $\frac{1}{2}$ in.|Due' ] && echo ok
