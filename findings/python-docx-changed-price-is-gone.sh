#!/usr/bin/env bash
# Surprise: in a contract with tracked changes python-docx gives neither the old price nor the new one. Of "Total:
#   $8,900 for the deck", where $8,900 replaces $9,500, its text is "Total:  for the deck". A paragraph's text is that
#   of its own runs, and inserted words are in an element of their own. docx2txt and officeparser have the new price,
#   but they repeat words that were moved within the contract: "paid in June" is in both places. pandoc and mammoth give
#   the contract as it reads with all changes accepted.
# Expected by most: a reader gives the text with the changes, or the text without them.
# Packages: Debian 12 python3-docx 0.8.11, docx2txt 1.4-5, pandoc 2.17.1.1; npm officeparser 7.8.0, mammoth 1.13.0
# Source: run. The manual of python-docx says that the text is that of each run.
set -euo pipefail
for p in docx2txt pandoc; do command -v $p >/dev/null || { echo "needs python3-docx, docx2txt, pandoc (apt)"; exit 2; }; done
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --prefix "$tmp" officeparser@7.8.0 mammoth@1.13.0
cd "$tmp"
cat > make.py <<'P'
import docx
from docx.oxml import parse_xml
from docx.oxml.ns import nsdecls
contract = docx.Document()
change = 'w:author="Ana Reyes" w:date="2026-06-01T10:00:00Z"'
def run(text, tag='t'):
    return f'<w:r><w:{tag} xml:space="preserve">{text}</w:{tag}></w:r>'
def add(parts):
    paragraph = contract.add_paragraph()
    for part in parse_xml(f'<w:p {nsdecls("w")}>{parts}</w:p>'):
        paragraph._p.append(part)
add(run('Total: ') + f'<w:del w:id="1" {change}>{run("$9,500", "delText")}</w:del><w:ins w:id="2" {change}>{run("$8,900")}</w:ins>' + run(' for the deck'))
add(run('Stairs included, ') + f'<w:moveFrom w:id="3" {change}>{run("paid in June")}</w:moveFrom>' + run('rails too, '))
add(f'<w:moveTo w:id="4" {change}>{run("paid in June")}</w:moveTo>' + run(' at the latest'))
contract.save('contract.docx')
print('python-docx:', ' / '.join(paragraph.text for paragraph in docx.Document('contract.docx').paragraphs))
P
cat > read.mjs <<'J'
import mammoth from 'mammoth';
import { parseOffice } from 'officeparser';
const show = (name, text) => console.log(`${name}: ${text.trim().split(/\n+/).join(' / ')}`);
show('officeparser', (await parseOffice('contract.docx')).toText());
show('mammoth', (await mammoth.extractRawText({ path: 'contract.docx' })).value);
J
dpkg-query -W python3-docx docx2txt pandoc; grep '"version"' node_modules/{officeparser,mammoth}/package.json
join() { echo "$1: $(grep . | sed 's/ *$//' | paste -sd '|' | sed 's/|/ \/ /g')"; }
got=$(/usr/bin/python3 make.py; docx2txt contract.docx - | join docx2txt; node read.mjs; pandoc contract.docx -t plain | join pandoc)
echo "$got"
[ "$got" = 'python-docx: Total:  for the deck / Stairs included, rails too,  /  at the latest
docx2txt: Total: $8,900 for the deckStairs included, paid in Junerails too, paid in June at the latest
officeparser: Total: $8,900 for the deck / Stairs included, paid in Junerails too,  / paid in June at the latest
mammoth: Total: $8,900 for the deck / Stairs included, rails too,  / paid in June at the latest
pandoc: Total: $8,900 for the deck / Stairs included, rails too, / paid in June at the latest' ] && echo ok
