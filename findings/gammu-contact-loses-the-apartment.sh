#!/usr/bin/env bash
# Surprise: Gammu, which fills phones from files, drops the apartment of a contact, because a vCard has a field of its
#   own for it and Gammu skips that field. In the street ("410 Oak Grove Rd Apt 4B") it stays, but behind the line break
#   that address books write there ("Rd\nApt 4B") it breaks the LDIF in two. The suffix of the name goes too. And a visit
#   at 9 a.m. in Los Angeles becomes 9 a.m. in UTC, which is 2 a.m. there. It reports none of that.
# Expected by most: a converter between address books keeps the fields that both formats have.
# Package: Debian 12 gammu 1.42.0-8
# Source: run. RFC 6350, section 6.3.1: the field for the apartment should be empty.
set -euo pipefail
command -v gammu >/dev/null || { echo "needs gammu (apt)"; exit 2; }
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
cd "$tmp"
export HOME=$tmp
convert() { gammu convertbackup "$1" "$2" >/dev/null 2>&1; }
card() { printf 'BEGIN:VCARD\r\nVERSION:3.0\r\nUID:1\r\nN:Whitfield;Dana;;;Jr.\r\nTEL;TYPE=CELL:+18435550101\r\nADR;TYPE=HOME:;%s;Summerville;SC;29483;\r\nEND:VCARD\r\n' "$1"; }
gammu --version 2>/dev/null | grep -o -m 1 'Gammu version [0-9.]*'
got=$(for address in 'Apt 4B;410 Oak Grove Rd' ';410 Oak Grove Rd Apt 4B' ';410 Oak Grove Rd\nApt 4B'; do
    card "$address" > card.vcf
    convert card.vcf card.ldif
    echo "$address: $(sed -n '/^homePostalAddress/,/^mozilla/p' card.ldif | sed '$d' | tr '\n' '|' | tr -d '\r')"
    rm card.ldif
  done
  convert card.vcf card.backup
  grep -E '^Entry0[0-9]Text = "(Jr|Whitfield|Dana)' card.backup | tr -d '\r'
  printf 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Visits//EN\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTAMP:20260601T120000Z\r\nDTSTART;TZID=America/Los_Angeles:20260703T090000\r\nDTEND;TZID=America/Los_Angeles:20260703T110000\r\nSUMMARY:Visit\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n' > visit.ics
  convert visit.ics visit.vcs
  grep -o 'DTSTART[^[:space:]]*' visit.vcs)
echo "$got"
[ "$got" = 'Apt 4B;410 Oak Grove Rd: homePostalAddress: 410 Oak Grove Rd|
;410 Oak Grove Rd Apt 4B: homePostalAddress: 410 Oak Grove Rd Apt 4B|
;410 Oak Grove Rd\nApt 4B: homePostalAddress: 410 Oak Grove Rd|Apt 4B|
Entry00Text = "Whitfield"
Entry01Text = "Dana"
DTSTART:20260703T090000Z' ] && echo ok
