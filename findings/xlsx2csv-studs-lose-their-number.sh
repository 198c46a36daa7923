#!/usr/bin/env bash
# Surprise: xlsx2csv loses the number of a cell whose format names a unit. For 12.625 in the format 0.00 "yd" it writes
#   0.00 "y11", and 12 studs in 0 "studs" become 0 "stu11s": it takes the d of the unit for a day, and 12 is January 11,
#   1900. The h of "hours" becomes the hour of 7.5, which is noon. With the unit "lbs" it writes the format alone: 0
#   "lbs". Prices and the unit "ft" are right.
# Expected by most: letters between quotation marks are text, and a CSV has the value of the cell.
# Packages: Debian 12 xlsx2csv 1:0.7.8-1, python3-openpyxl 3.0.9-1
# Source: run.
set -euo pipefail
{ command -v xlsx2csv && /usr/bin/python3 -c 'import openpyxl'; } > /dev/null 2>&1 || { echo "needs xlsx2csv, python3-openpyxl (apt)"; exit 2; }
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
cd "$tmp"
/usr/bin/python3 - <<'P'
import openpyxl
book = openpyxl.Workbook()
for row, (item, value, shown) in enumerate([
    ('concrete', 12.625, '0.00 "yd"'), ('wall', 12, '0 "studs"'), ('labor', 7.5, '0.0 "hours"'), ('nails', 5, '0 "lbs"'),
    ('header', 12.5, '0.0 "ft"'), ('price', 1250, '"$"#,##0.00')], 1):
    book.active.append([item, value])
    book.active.cell(row, 2).number_format = shown
book.save('takeoff.xlsx')
P
dpkg-query -W xlsx2csv python3-openpyxl
got=$(xlsx2csv takeoff.xlsx)
echo "$got"
[ "$got" = 'concrete,"0.00 ""y11"""
wall,"0 ""stu11s"""
labor,"0.0 ""12ours"""
nails,"0 ""lbs"""
header,12.500000
price,1250' ] && echo ok
