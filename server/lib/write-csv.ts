/** Rows for a spreadsheet. A spreadsheet runs what looks like a formula, so no cell may look like one. */

export function writeCsv(rows: readonly (readonly string[])[]): string {
  // The first sign tells spreadsheets that letters beyond ASCII are UTF-8.
  return `\ufeff${rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('')}`;
}

/** Full-width forms too: spreadsheets in East Asian locales treat them as the same signs. */
export function toCell(text: string): string {
  // Where cells are separated by semicolons or tabs, one inside a cell begins the next.
  const isFormula = /(?:^|[;\t])\s*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/u.test(text);
  return `"${(isFormula ? `'${text}` : text).replaceAll('"', '""')}"`;
}
