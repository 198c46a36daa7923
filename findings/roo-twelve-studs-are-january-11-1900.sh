#!/usr/bin/env bash
# Surprise: Roo, with which Ruby and Rails read workbooks, takes many a format with a letter such as d, h or s for a
#   date, also where the letter is in quotation marks: 12 in the format 0 "studs" is January 11, 1900, $95 in "$"0"/day"
#   April 4, and 7.5 in 0.0" hrs" noon of January 6. The visit at 2:30 PM has lost its hour: it is December 30, 1899.
#   Spreadsheet, which reads the old format for Ruby, has a date for the studs as well.
# Expected by most: what is quoted in a format is text, and a time of day has its minutes.
# Packages: Debian 12 ruby-roo 2.10.0-1, ruby-spreadsheet 1.0.0-1.1, python3-openpyxl 3.0.9-1, python3-xlwt 1.3.0-4
# Source: run; ECMA-376, part 1, section 18.8.31.
set -euo pipefail
{ ruby -rroo -rspreadsheet -e 1 && /usr/bin/python3 -c 'import openpyxl, xlwt'; } > /dev/null 2>&1 || { echo "needs ruby-roo, ruby-spreadsheet, python3-openpyxl, python3-xlwt (apt)"; exit 2; }
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
cd "$tmp"
cat > write.py <<'P'
import datetime

import openpyxl
import xlwt

rows = [(12, '0 "studs"'), (95, '"$"0"/day"'), (7.5, '0.0" hrs"'), (2.5, '0.0" lf"'), (12500.5, '"$"#,##0.00'), (datetime.time(14, 30), 'h:mm AM/PM'), (datetime.date(2026, 6, 12), 'm/d/yyyy')]
new, old = openpyxl.Workbook(), xlwt.Workbook()
old_sheet = old.add_sheet('Quote')
for row, (value, form) in enumerate(rows):
    cell = new.active.cell(row + 1, 1, value)
    cell.number_format = form
    old_sheet.write(row, 0, value, xlwt.easyxf(num_format_str=form))
new.save('quote.xlsx')
old.save('quote.xls')
P
/usr/bin/python3 write.py
dpkg-query -W ruby-roo ruby-spreadsheet python3-openpyxl python3-xlwt
got=$(ruby -rroo -e 'Roo::Spreadsheet.open("quote.xlsx").each { |row| puts "Roo: #{row[0]}" }'
  ruby -rspreadsheet -e 'Spreadsheet.open("quote.xls").worksheet(0).each { |row| puts "Spreadsheet: #{row[0]}" }')
echo "$got"
[ "$got" = 'Roo: 1900-01-11
Roo: 1900-04-04
Roo: 1900-01-06T12:00:00+00:00
Roo: 2.5
Roo: 12500.5
Roo: 1899-12-30
Roo: 2026-06-12
Spreadsheet: 1900-01-11T00:00:00+00:00
Spreadsheet: 95
Spreadsheet: 1900-01-06T12:00:00+00:00
Spreadsheet: 2.5
Spreadsheet: 12500.5
Spreadsheet: 1899-12-30T14:30:00+00:00
Spreadsheet: 2026-06-12T00:00:00+00:00' ] && echo ok
