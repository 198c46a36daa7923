#!/usr/bin/env bash
# Surprise: in2csv (csvkit) writes the weekly hours of a time sheet, cells in the format [h]:mm, as times of day from
#   24 hours on: 36:30 is 1900-01-01 12:30, 40:00 is 4 p.m. of that day and 24:00 only the date. 8:15 stays 08:15, so a
#   column has both. read-excel-file and exceljs return dates of 1899. ssconvert writes 36:30:00.
# Expected by most: the duration, as openpyxl (which csvkit reads with) returns it, or the number of days.
# Packages: npm exceljs 4.4.0, read-excel-file 9.3.17; Debian 12 csvkit 1.0.7-1, gnumeric 1.12.55-1
# Source: run.
set -euo pipefail
for p in in2csv ssconvert; do command -v $p >/dev/null || { echo "needs csvkit, gnumeric (apt)"; exit 2; }; done
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --prefix "$tmp" exceljs@4.4.0 read-excel-file@9.3.17
cd "$tmp"
cat > make.cjs <<'J'
const { Workbook } = require('exceljs');
(async () => {
  const book = new Workbook();
  const sheet = book.addWorksheet('week');
  sheet.addRow(['who', 'hours']);
  for (const [who, hours] of [['Ana', 8.25], ['Ben', 24], ['Cy', 36.5], ['Dee', 40]]) sheet.addRow([who, hours / 24]).getCell(2).numFmt = '[h]:mm';
  await book.xlsx.writeFile('week.xlsx');
})();
J
cat > read.mjs <<'J'
import exceljs from 'exceljs';
import read from 'read-excel-file/node';
const book = new exceljs.Workbook();
await book.xlsx.readFile('week.xlsx');
console.log(`exceljs: ${book.worksheets[0].getCell('B4').value.toISOString()}`);
const [{ data }] = await read('week.xlsx');
console.log(`read-excel-file: ${data[3][1].toISOString()}`);
J
node make.cjs
dpkg-query -W csvkit gnumeric; grep '"version"' node_modules/{exceljs,read-excel-file}/package.json
got=$(in2csv week.xlsx; echo "ssconvert: $(ssconvert -T Gnumeric_stf:stf_csv week.xlsx fd://1 2> log | grep Cy)"; node read.mjs)
echo "$got"
[ "$got" = 'who,hours
Ana,08:15:00
Ben,1900-01-01
Cy,1900-01-01 12:30:00
Dee,1900-01-01 16:00:00
ssconvert: Cy,36:30:00
exceljs: 1899-12-31T12:30:00.000Z
read-excel-file: 1899-12-31T12:30:00.000Z' ] && echo ok
