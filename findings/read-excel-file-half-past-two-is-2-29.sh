#!/usr/bin/env bash
# Surprise: read-excel-file returns a visit at 2:30 PM of a workbook as 2:29:59.999, so whoever shows hours and minutes
#   shows 2:29. Of the 96 quarter hours of a day a third is a millisecond early, and 2:45 is right. Excel writes times
#   as parts of a day with 17 digits, and the package cuts off the rest of a millisecond instead of rounding it. exceljs
#   is right.
# Expected by most: a time that people typed in minutes comes back in minutes.
# Packages: npm read-excel-file 9.3.17, exceljs 4.4.0
# Source: run, with the number that Excel writes, 46185.604166666664.
set -euo pipefail
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --prefix "$tmp" read-excel-file@9.3.17 exceljs@4.4.0
cd "$tmp"
cat > try.mjs <<'J'
import ExcelJS from 'exceljs';
import readExcelFile from 'read-excel-file/node';
const workbook = new ExcelJS.Workbook();
const sheet = workbook.addWorksheet('Visits');
for (let quarter = 0; quarter < 96; quarter++) {
  const cell = sheet.getCell(quarter + 1, 1);
  cell.value = 46185 + quarter / 96;
  cell.numFmt = 'm/d/yyyy h:mm';
}
await workbook.xlsx.writeFile('visits.xlsx');
const read = new ExcelJS.Workbook();
await read.xlsx.readFile('visits.xlsx');
const [{ data }] = await readExcelFile('visits.xlsx');
const dates = { 'read-excel-file': data.map(([date]) => date), exceljs: data.map((_, row) => read.worksheets[0].getCell(row + 1, 1).value) };
for (const [name, list] of Object.entries(dates)) {
  const early = list.filter((date, quarter) => date.getUTCHours() * 60 + date.getUTCMinutes() !== quarter * 15);
  console.log(`${name}: ${list[58].toISOString()} ${list[59].toISOString()}, ${early.length} of ${list.length} early`);
}
J
grep -m 1 '"version"' node_modules/read-excel-file/package.json node_modules/exceljs/package.json
got=$(TZ=UTC node try.mjs)
echo "$got"
[ "$got" = 'read-excel-file: 2026-06-12T14:29:59.999Z 2026-06-12T14:45:00.000Z, 32 of 96 early
exceljs: 2026-06-12T14:30:00.000Z 2026-06-12T14:45:00.000Z, 0 of 96 early' ] && echo ok
