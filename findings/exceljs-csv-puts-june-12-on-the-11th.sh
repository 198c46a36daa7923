#!/usr/bin/env bash
# Surprise: exceljs reads a workbook with the date 6/12/2026 and writes it as CSV: on a machine in New York the cell is
#   2026-06-11T20:00:00-04:00, the evening before, and 7:30 AM is 02:30 of a day in
#   1899. Only in UTC the day is right.
# Expected by most: a cell without a time zone keeps its day.
# Package: npm exceljs 4.4.0
# Source: run.
set -euo pipefail
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --prefix "$tmp" exceljs@4.4.0
cd "$tmp"
cat > try.cjs <<'J'
const { Workbook } = require('exceljs');
(async () => {
  const book = new Workbook();
  const row = book.addWorksheet('visits').addRow(['Ana', 46185, 7.5 / 24]);
  row.getCell(2).numFmt = 'm/d/yyyy';
  row.getCell(3).numFmt = 'h:mm AM/PM';
  await book.xlsx.writeFile('visits.xlsx');
  const read = new Workbook();
  await read.xlsx.readFile('visits.xlsx');
  console.log(`${process.env.TZ}: ${await read.csv.writeBuffer()}`);
})();
J
grep '"version"' node_modules/exceljs/package.json
got=$(for zone in UTC America/New_York America/Los_Angeles; do TZ=$zone node try.cjs; done)
echo "$got"
[ "$got" = 'UTC: Ana,2026-06-12T00:00:00+00:00,1899-12-30T07:30:00+00:00
America/New_York: Ana,2026-06-11T20:00:00-04:00,1899-12-30T02:30:00-05:00
America/Los_Angeles: Ana,2026-06-11T17:00:00-07:00,1899-12-29T23:30:00-08:00' ] && echo ok
