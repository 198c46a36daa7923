#!/usr/bin/env bash
# Surprise: a bank writes the payer Hale & Sons as Hale &amp; Sons, as its format wants. node-ofx-parser reads Hale
#   &amp;amp;amp; Sons, so the deposit is matched with no customer. ofx-js is right.
# Expected by most: & in and & out.
# Packages: npm node-ofx-parser 0.5.1, ofx-js 1.1.1
# Source: run; OFX 1.6, section 2.3.2.1.
set -euo pipefail
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --prefix "$tmp" node-ofx-parser@0.5.1 ofx-js@1.1.1
cd "$tmp"
cat > try.mjs <<'J'
import ofxParser from 'node-ofx-parser';
import { parse } from 'ofx-js';
const read = (file) => file.OFX.BANKMSGSRSV1.STMTTRNRS.STMTRS.BANKTRANLIST.STMTTRN.NAME;
for (const name of ['Hale and Sons', 'Hale &amp; Sons']) {
  const file = `OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\nSECURITY:NONE\nENCODING:USASCII\nCHARSET:1252\nCOMPRESSION:NONE\nOLDFILEUID:NONE\nNEWFILEUID:NONE\n\n<OFX><BANKMSGSRSV1><STMTTRNRS><TRNUID>1<STMTRS><CURDEF>USD<BANKTRANLIST><DTSTART>20260601<DTEND>20260630<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20260612<TRNAMT>9500.50<FITID>1<NAME>${name}</STMTTRN></BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`;
  console.log(`${name}: node-ofx-parser ${read(ofxParser.parse(file))}, ofx-js ${read(await parse(file))}`);
}
J
grep '"version"' node_modules/{node-ofx-parser,ofx-js}/package.json
got=$(node try.mjs)
echo "$got"
[ "$got" = 'Hale and Sons: node-ofx-parser Hale and Sons, ofx-js Hale and Sons
Hale &amp; Sons: node-ofx-parser Hale &amp;amp;amp; Sons, ofx-js Hale & Sons' ] && echo ok
