#!/usr/bin/env bash
# Surprise: html-to-text writes the cells of a table without anything between them: "Studs", 12 and 4.25 are
#   Studs124.25, and the next row follows on the same line. mailparser gives that as the text of a mail that has HTML
#   only, as many confirmations of orders have. A struck price stands beside the new one like another price. html2text
#   and w3m keep rows and columns; html-to-text does if the format of "table" is set to "dataTable".
# Expected by most: the text of a table has a space between two cells.
# Packages: npm html-to-text 10.0.1, mailparser 3.14.2; Debian 12 html2text 1.3.2a-28, w3m 0.5.3+git20230121-2
# Source: run. The manual of html-to-text explains that many mails have tables for layout.
set -euo pipefail
for p in html2text w3m; do command -v $p >/dev/null || { echo "needs html2text, w3m (apt)"; exit 2; }; done
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --prefix "$tmp" html-to-text@10.0.1 mailparser@3.14.2
cd "$tmp"
echo '<p>Order</p><table><tr><td>Studs</td><td>12</td><td>4.25</td></tr><tr><td>Nails</td><td>2</td><td>38.00</td></tr></table><p>Freight <s>$95</s> $80</p>' > order.html
cat > read.mjs <<'J'
import { readFileSync } from 'node:fs';
import { convert } from 'html-to-text';
import { simpleParser } from 'mailparser';
const html = readFileSync('order.html', 'utf8');
console.log(`html-to-text: ${JSON.stringify(convert(html))}`);
console.log(`with dataTable: ${JSON.stringify(convert(html, { selectors: [{ selector: 'table', format: 'dataTable' }] }))}`);
const mail = `From: supplier@example.org\r\nMIME-Version: 1.0\r\nContent-Type: text/html; charset=utf-8\r\n\r\n${html}`;
console.log(`mailparser: ${JSON.stringify((await simpleParser(mail)).text)}`);
J
grep '"version"' node_modules/{html-to-text,mailparser}/package.json; dpkg-query -W html2text w3m
got=$(node read.mjs; echo "html2text: $(html2text order.html | grep Studs)"; echo "w3m: $(w3m -dump order.html | grep Studs)")
echo "$got"
[ "$got" = 'html-to-text: "Order\n\nStuds124.25Nails238.00\n\nFreight $95 $80"
with dataTable: "Order\n\nStuds   12   4.25\nNails   2    38.00\n\nFreight $95 $80"
mailparser: "Order\n\nStuds124.25Nails238.00\n\nFreight $95 $80"
html2text: Studs 12 4.25
w3m: Studs 12 4.25' ] && echo ok
