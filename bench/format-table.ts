/** Returns a Markdown table that is also aligned in a terminal. The first line is the header; the first column is text. */
export function formatTable(lines: readonly (readonly string[])[]): string {
  const widths =
    lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? [];
  const format = (line: readonly string[]) =>
    `| ${line.map((cell, column) => (column ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0))).join(' | ')} |`;
  const rule = `| ${widths.map((width, column) => (column ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width))).join(' | ')} |`;
  return [format(lines[0] ?? []), rule, ...lines.slice(1).map(format)].join('\n');
}
