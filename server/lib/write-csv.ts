/** Rows for a spreadsheet. A spreadsheet runs what looks like a formula, so no cell may look like one. */

/** `bare`: a text of our own that begins like a formula and is none. */
export type Cell = string | { bare: string };

export function writeCsv(rows: readonly (readonly Cell[])[]): string {
  const write = (cell: Cell) => (typeof cell === 'string' ? toCell(cell) : quote(cell.bare));
  // The first sign tells spreadsheets that letters beyond ASCII are UTF-8.
  return `\ufeff${rows.map((row) => `${row.map(write).join(',')}\r\n`).join('')}`;
}

const quote = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** Full-width forms too: spreadsheets in East Asian locales treat them as the same signs. */
export function toCell(text: string): string {
  // Where cells are separated by semicolons or tabs, one inside a cell begins the next.
  const isFormula = /(?:^|[;\t])\s*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/u.test(text);
  return quote(isFormula ? `'${text}` : text);
}
