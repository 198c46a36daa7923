#!/usr/bin/env bash
# Surprise: abook, the address book of mutt, reads the fax of an office as its work phone: where a card has both, the
#   phone is gone. A phone labels numbers and addresses of its own in groups (item1.TEL), and abook drops each line
#   that has one, so of a customer with such labels only the name is left. The birthday becomes the anniversary, and
#   the note keeps the backslashes of the format: "Gate 4412\, dog\nCall first". It reports none of that.
# Expected by most: TYPE=WORK,FAX is a fax, for which abook has a field, and a group changes nothing but the label.
# Package: Debian 12 abook 0.6.1-2
# Source: run; RFC 6350, sections 3.3 and 6.4.1.
set -euo pipefail
command -v abook >/dev/null || { echo "needs abook (apt)"; exit 2; }
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
cd "$tmp"
export HOME=$tmp LC_ALL=C.UTF-8
card() { printf '%s\r\n' BEGIN:VCARD VERSION:3.0 "$@" END:VCARD; }
{
  card 'N:Hale;Ana;;;' 'FN:Ana Hale' 'TEL;TYPE=WORK,VOICE:843-555-0100' 'TEL;TYPE=WORK,FAX:843-555-0111' BDAY:1980-06-12 \
    'NOTE:Gate 4412\, dog\nCall first'
  card 'N:Stone;Ben;;;' 'FN:Ben Stone' 'item1.TEL:843-555-0177' 'item1.X-ABLabel:Job site' \
    'item2.ADR:;;410 Oak Grove Rd;Summerville;SC;29483;' 'item3.EMAIL:ben@example.com'
} > cards.vcf
dpkg-query -W abook
got=$(abook --convert --infile cards.vcf --informat vcard --outformat abook --outfile - | sed '1,/^\[0\]/d' | grep .)
echo "$got"
[ "$got" = 'name=Ana Hale
workphone=843-555-0111
notes=Gate 4412\, dog\nCall first
anniversary=1980-06-12
[1]
name=Ben Stone' ] && echo ok
