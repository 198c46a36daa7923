export interface Row {
  route: string;
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  fcpMs: number;
  siMs: number;
  lcpMs: number;
  tbtMs: number;
  cls: number;
  bytes: number;
  requests: number;
}

/** The median of every figure on its own; of an even number of runs, the worse of the middle two. */
export function findMedian(rows: readonly Row[]): Row {
  const [first] = rows;
  if (!first) throw new Error('There is nothing to take the median of.');
  const isBetterHigh = new Set<keyof Row>(['performance', 'accessibility', 'bestPractices', 'seo']);
  const median = (key: Exclude<keyof Row, 'route'>) => {
    const sorted = rows.map((row) => row[key]).sort((a, b) => (isBetterHigh.has(key) ? b - a : a - b));
    return sorted[Math.floor(sorted.length / 2)] ?? first[key];
  };
  return {
    route: first.route,
    performance: median('performance'),
    accessibility: median('accessibility'),
    bestPractices: median('bestPractices'),
    seo: median('seo'),
    fcpMs: median('fcpMs'),
    siMs: median('siMs'),
    lcpMs: median('lcpMs'),
    tbtMs: median('tbtMs'),
    cls: median('cls'),
    bytes: median('bytes'),
    requests: median('requests'),
  };
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;

/** A Markdown table that also reads well in a terminal. */
export function formatRows(rows: readonly Row[]): string {
  const lines = [
    ['route', 'P', 'A', 'B', 'S', 'FCP', 'SI', 'LCP', 'TBT', 'CLS', 'kB', 'requests'],
    ...rows.map((row) => [
      row.route,
      `${row.performance}`,
      `${row.accessibility}`,
      `${row.bestPractices}`,
      `${row.seo}`,
      seconds(row.fcpMs),
      seconds(row.siMs),
      seconds(row.lcpMs),
      `${Math.round(row.tbtMs)} ms`,
      row.cls.toFixed(3),
      (row.bytes / 1000).toFixed(1),
      `${row.requests}`,
    ]),
  ];
  const widths =
    lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? [];
  const format = (line: readonly string[]) =>
    `| ${line.map((cell, column) => (column ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0))).join(' | ')} |`;
  const rule = `| ${widths.map((width, column) => (column ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width))).join(' | ')} |`;
  return [format(lines[0] ?? []), rule, ...lines.slice(1).map(format)].join('\n');
}
