#!/usr/bin/env bash
# Surprise: ofx2qif writes the day before the month. QIF is the format of Quicken, an American program, and a bank's
#   posting of June 12, 2026 (OFX, years first) becomes D12/6/2026: December 6 for Quicken. June 30 becomes month 30, so
#   only a part of the month is wrong in silence. And both it and ofxparse move a deposit that is posted on June 30 at 8
#   p.m. Eastern into July: ofxparse answers in UTC without saying so, ofx2qif in the zone of the machine, which is UTC
#   on a server.
# Expected by most: a date in QIF is month/day/year, and a posting keeps the date that the bank wrote.
# Packages: Debian 12 ofx 1:0.10.9-1 (libofx), python3-ofxparse 0.21-2
# Source: run.
set -euo pipefail
{ command -v ofx2qif && /usr/bin/python3 -c 'import ofxparse'; } > /dev/null 2>&1 || { echo "needs ofx, python3-ofxparse (apt)"; exit 2; }
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
cd "$tmp"
post() { echo "<STMTTRN><TRNTYPE>$1<DTPOSTED>$2<TRNAMT>$3<FITID>$4<NAME>$5</STMTTRN>"; }
printf '%s\n' OFXHEADER:100 DATA:OFXSGML VERSION:102 SECURITY:NONE ENCODING:USASCII CHARSET:1252 COMPRESSION:NONE OLDFILEUID:NONE NEWFILEUID:NONE '' \
  '<OFX><SIGNONMSGSRSV1><SONRS><STATUS><CODE>0<SEVERITY>INFO</STATUS><DTSERVER>20260701120000[-4:EDT]<LANGUAGE>ENG</SONRS></SIGNONMSGSRSV1>' \
  '<BANKMSGSRSV1><STMTTRNRS><TRNUID>1<STATUS><CODE>0<SEVERITY>INFO</STATUS><STMTRS><CURDEF>USD' \
  '<BANKACCTFROM><BANKID>000000000<ACCTID>1<ACCTTYPE>CHECKING</BANKACCTFROM><BANKTRANLIST><DTSTART>20260601<DTEND>20260630' \
  "$(post DEBIT '20260612120000[-4:EDT]' -10.00 1 LUMBER)" "$(post DEP '20260630200000[-4:EDT]' 9500.00 2 HALE)" \
  '</BANKTRANLIST><LEDGERBAL><BALAMT>9490.00<DTASOF>20260630</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>' > june.ofx
dpkg-query -W ofx python3-ofxparse
got=$(for zone in America/New_York UTC; do
    echo "ofx2qif, $zone: $(TZ=$zone ofx2qif june.ofx 2>/dev/null | sed -n '/!Type:Bank/,$p' | grep -E '^[DP]' | paste -sd ' ')"
  done
  /usr/bin/python3 -c "
from ofxparse import OfxParser
for entry in OfxParser.parse(open('june.ofx', 'rb')).account.statement.transactions:
    print('ofxparse:', entry.date, entry.date.tzinfo, entry.payee)")
echo "$got"
[ "$got" = 'ofx2qif, America/New_York: D12/6/2026 PLUMBER D30/6/2026 PHALE
ofx2qif, UTC: D12/6/2026 PLUMBER D1/7/2026 PHALE
ofxparse: 2026-06-12 16:00:00 None LUMBER
ofxparse: 2026-07-01 00:00:00 None HALE' ] && echo ok
