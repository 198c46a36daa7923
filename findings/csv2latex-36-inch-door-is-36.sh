#!/usr/bin/env bash
# Surprise: csv2latex, which makes the tables of a printed estimate, reads the doubled inch marks of CSV one by one: of
#   the door 36" x 80" the first mark is gone, of the opening 12'-6" x 6'-8" the one that ends the inches, and "Oak"
#   stain has only its first. The signs of LaTeX ($ % & # _) are all escaped, so the table looks carefully made.
# Expected by most: "" in a quoted cell is one ".
# Packages: Debian 12 csv2latex 0.23.1-1, csvtool 2.4-1+b2
# Source: run; RFC 4180, section 2.
set -euo pipefail
for p in csv2latex csvtool; do command -v $p >/dev/null || { echo "needs csv2latex, csvtool (apt)"; exit 2; }; done
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
cd "$tmp"
printf '%s\n' 'Item,Price' '"Door 36"" x 80"", oak","$1,250.00"' '"Opening 12'\''-6"" x 6'\''-8""",$95' '"""Oak"" stain",$9' > estimate.csv
dpkg-query -W csv2latex csvtool
got=$(csv2latex --nohead estimate.csv | grep '&' ; csvtool readable estimate.csv)
echo "$got"
[ "$got" = 'Item&Price\\
Door 36 x 80, oak&\$1,250.00\\
Opening 12'\''-6 x 6'\''-8"&\$95\\
"Oak stain&\$9\\
Item                   Price
Door 36" x 80", oak    $1,250.00
Opening 12'\''-6" x 6'\''-8" $95
"Oak" stain            $9' ] && echo ok
