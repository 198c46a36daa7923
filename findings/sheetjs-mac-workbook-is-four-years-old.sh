#!/usr/bin/env bash
# Surprise: a workbook that began on an older Mac counts its days from 1904. Asked for dates (cellDates), SheetJS returns
#   the visit of June 12, 2026 as June 11, 2022, though its CSV of the same file has 6/12/2026. exceljs, read-excel-file,
#   xlsx2csv and ssconvert are right.
# Expected by most: the option that asks for dates reads the date system from the file, as its text does.
# Packages: npm xlsx 0.18.5, exceljs 4.4.0, read-excel-file 9.3.17; Debian 12 xlsx2csv 0.7.8, gnumeric 1.12.55-1
# Source: run.
set -euo pipefail
for p in xlsx2csv ssconvert; do command -v $p >/dev/null || { echo "needs xlsx2csv, gnumeric (apt)"; exit 2; }; done
tmp=$(mktemp -d); trap 'rm -rf "$tmp"' EXIT
npm i --silent --no-audit --no-fund --prefix "$tmp" xlsx@0.18.5 exceljs@4.4.0 read-excel-file@9.3.17
cd "$tmp"
cat > make.cjs <<'J'
const { Workbook } = require('exceljs');
(async () => {
  for (const date1904 of [false, true]) {
    const book = new Workbook();
    book.properties.date1904 = date1904;
    book.addWorksheet('visits').addRow(['Ana', new Date('2026-06-12T00:00:00Z')]).getCell(2).numFmt = 'm/d/yyyy';
    await book.xlsx.writeFile(`${date1904 ? 1904 : 1900}.xlsx`);
  }
})();
J
cat > read.mjs <<'J'
import exceljs from 'exceljs';
import readExcelFile from 'read-excel-file/node';
import xlsx from 'xlsx';
for (const name of ['1900.xlsx', '1904.xlsx']) {
  const { visits } = xlsx.readFile(name, { cellDates: true }).Sheets;
  const [[, visit]] = xlsx.utils.sheet_to_json(visits, { header: 1 });
  const book = new exceljs.Workbook();
  await book.xlsx.readFile(name);
  const show = (date) => date.toISOString().slice(0, 10);
  const [{ data }] = await readExcelFile(name);
  console.log(`${name}: SheetJS ${visit.toDateString()}, its CSV ${xlsx.utils.sheet_to_csv(xlsx.readFile(name).Sheets.visits).trim()}, exceljs ${show(book.worksheets[0].getCell('B1').value)}, read-excel-file ${show(data[0][1])}`);
}
J
node make.cjs
dpkg-query -W xlsx2csv gnumeric; grep '"version"' node_modules/{xlsx,exceljs,read-excel-file}/package.json
got=$(TZ=America/New_York node read.mjs; echo "xlsx2csv $(xlsx2csv 1904.xlsx), ssconvert $(ssconvert -T Gnumeric_stf:stf_csv 1904.xlsx fd://1 2> log)")
echo "$got"
[ "$got" = '1900.xlsx: SheetJS Fri Jun 12 2026, its CSV Ana,6/12/2026, exceljs 2026-06-12, read-excel-file 2026-06-12
1904.xlsx: SheetJS Sat Jun 11 2022, its CSV Ana,6/12/2026, exceljs 2026-06-12, read-excel-file 2026-06-12
xlsx2csv Ana,06/12/2026, ssconvert Ana,2026/06/12' ] && echo ok
