#!/usr/bin/env bash
# Surprise: a time sheet adds hours in the format [h]:mm. Spreadsheet::ParseXLSX and Spreadsheet::XLSX, the readers of
#   Perl, take mm for the month there, which is 1: 8:30 hours are 8:01, and 40:00 hours 40:01. In h:mm the first one
#   is right. Of a board of 12 5/8 it makes 101/8, and of 7 31/32 in eighths 64/8. Spreadsheet::XLSX calls Friday,
#   June 12 a Monday (it gives the weekday of 1970 to each date) and 7:30 AM 0.31. xlsx2csv and ssconvert are right
#   with all hours.
# Expected by most: the value as the spreadsheet shows it, which is what these methods are for.
# Packages: Debian 12 libspreadsheet-parsexlsx-perl 0.27-3+deb12u2, libspreadsheet-xlsx-perl 0.17-1, python3-openpyxl
#   3.0.9-1, gnumeric 1.12.55-1
# Source: run.
set -euo pipefail
{ perl -MSpreadsheet::ParseXLSX -MSpreadsheet::XLSX -e 1 && /usr/bin/python3 -c 'import openpyxl' && command -v ssconvert; } > /dev/null 2>&1 ||
  { echo "needs libspreadsheet-parsexlsx-perl, libspreadsheet-xlsx-perl, python3-openpyxl, gnumeric (apt)"; exit 2; }
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
cd "$tmp"
/usr/bin/python3 - <<'P'
import openpyxl
book = openpyxl.Workbook()
for value, form in [(8.5 / 24, '[h]:mm'), (40 / 24, '[h]:mm'), (8.5 / 24, 'h:mm'), (7.5 / 24, 'h:mm AM/PM'), (46185, 'dddd'), (12.625, '# ?/8'), (7.96875, '# ?/8')]:
    book.active.append([value])
    book.active.cell(book.active.max_row, 1).number_format = form
book.save('sheet.xlsx')
P
cat > try.pl <<'P'
use strict;
use Spreadsheet::ParseXLSX;
use Spreadsheet::XLSX;
my $first = Spreadsheet::ParseXLSX->new->parse('sheet.xlsx')->worksheet(0);
my $second = Spreadsheet::XLSX->new('sheet.xlsx')->{Worksheet}[0];
for my $row (0 .. 6) {
  my $cell = $first->get_cell($row, 0);
  print $cell->value, ' | ', $second->{Cells}[$row][0]->value, "\n";
}
P
dpkg-query -W libspreadsheet-parsexlsx-perl libspreadsheet-xlsx-perl gnumeric
ssconvert sheet.xlsx sheet.csv 2> /dev/null
got=$(perl try.pl 2>/dev/null; echo "ssconvert: $(head -3 sheet.csv | tr '\n' ' ')")
echo "$got"
[ "$got" = 'ssconvert: 8:30:00 40:00:00 08:30:00 ' ] && echo ok
