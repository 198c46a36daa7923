#!/usr/bin/env bash
# Surprise: GNU barcode, which prints labels for work orders and bins, takes any ten digits for the number of a book.
#   The label for the phone number 8435550142 reads 9788435550147 in a scanner, and ZIP code 29483-1234 reads
#   9782948312346. Order 123456 reads 01234565, and 202606120001 gets one more digit. Orders of four, five or eight
#   digits and those with a letter are right, so a trial with one of these proves nothing. It prints no warning.
# Expected by most: a program that is asked for the code of a text prints a code that reads as the text.
# Packages: Debian 12 barcode 0.99-6, zxing-cpp-tools 1.4.0-3+b1, ghostscript 10.0.0
# Source: run. Its manual says that without -e it takes the first encoding that fits; -e 128 is right for all.
set -euo pipefail
for p in barcode ZXingReader gs; do command -v $p >/dev/null || { echo "needs barcode, zxing-cpp-tools, ghostscript (apt)"; exit 2; }; done
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
cd "$tmp"
dpkg-query -W barcode zxing-cpp-tools
read_label() {
  barcode "${@:2}" -b "$1" -o label.ps
  gs -q -dBATCH -dNOPAUSE -r200 -sDEVICE=pnggray -sOutputFile=label.png label.ps
  ZXingReader label.png | sed -n 's/^Text: *//p'
}
got=$(for text in 20260612 29483 PO12345 8435550142 29483-1234 123456 202606120001; do echo "$text: $(read_label $text)"; done
  echo "8435550142 with -e 128: $(read_label 8435550142 -e 128)")
echo "$got"
[ "$got" = '20260612: "20260612"
29483: "29483"
PO12345: "PO12345"
8435550142: "9788435550147"
29483-1234: "9782948312346"
123456: "01234565"
202606120001: "2026061200010"
8435550142 with -e 128: "8435550142"' ] && echo ok
