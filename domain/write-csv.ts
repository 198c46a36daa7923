/** Writes rows as CSV. Spreadsheets run cells that look like formulas, so these are escaped. */

/** `bare`: our own text that starts like a formula but is not one. */
export type Cell = string | { bare: string };

/** `isFirst` is false for the further parts of a file. */
export function writeCsv(rows: readonly (readonly Cell[])[], { isFirst = true } = {}): string {
  const write = (cell: Cell) => (typeof cell === 'string' ? toCell(cell) : quote(cell.bare));
  // The BOM tells spreadsheets that the file is UTF-8.
  return (isFirst ? '\ufeff' : '') + rows.map((row) => `${row.map(write).join(',')}\r\n`).join('');
}

const quote = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** Also escapes full-width signs, which spreadsheets in East Asian locales treat as the same. */
export function toCell(text: string): string {
  // If the spreadsheet splits cells at semicolons or tabs, a cell may start in the middle of ours.
  const isFormula = /(?:^|[;\t])\s*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/u.test(text);
  return quote(isFormula ? `'${text}` : withFractionSlash(text));
}

/** Spreadsheets take 5/8, the thickness of a board, for a day in May. */
const withFractionSlash = (text: string): string =>
  /^(?:\d+ )?\d{1,2}\/\d{1,2}$/.test(text) ? text.replace('/', '\u2044') : text;
