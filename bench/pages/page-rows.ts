/** One line of figures for each page that was measured. */
import { formatTable } from '../format-table.ts';

const scores = ['performance', 'accessibility', 'bestPractices', 'seo'] as const;
const figures = ['fcpMs', 'siMs', 'lcpMs', 'tbtMs', 'cls', 'bytes', 'requests'] as const;

type Figure = (typeof figures)[number];
export type Row = { route: string } & Record<(typeof scores)[number] | Figure, number> & {
    /** Lighthouse's `benchmarkIndex` while it measured: its fourfold slowdown supposes 1500 to 2000. */
    processorIndex: number;
  };

/** An even number of values has two in the middle: the larger one counts. */
export function takeMedian(values: readonly number[]): number {
  const median = [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
  if (median === undefined) throw new Error('There is nothing to take the median of.');
  return median;
}

/** The median of every figure on its own; an even number of runs has two in the middle, and the worse one counts. */
export function computeMedianRow(rows: readonly Row[]): Row {
  const [first] = rows;
  if (!first) throw new Error('There is nothing to take the median of.');
  const median = { ...first };
  for (const figure of [...figures, 'processorIndex'] as const)
    median[figure] = takeMedian(rows.map((row) => row[figure]));
  for (const score of scores) median[score] = -takeMedian(rows.map((row) => -row[score]));
  return median;
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
const shown: Record<Figure, { name: string; format: (value: number) => string }> = {
  fcpMs: { name: 'FCP', format: seconds },
  siMs: { name: 'SI', format: seconds },
  lcpMs: { name: 'LCP', format: seconds },
  tbtMs: { name: 'TBT', format: (value) => `${Math.round(value)} ms` },
  cls: { name: 'CLS', format: (value) => value.toFixed(3) },
  bytes: { name: 'kB', format: (value) => (value / 1000).toFixed(1) },
  requests: { name: 'requests', format: String },
};

/** Those of which a summary says the worst. */
const judged = figures.filter((figure) => figure !== 'siMs');

export function formatRows(rows: readonly Row[]): string {
  return formatTable([
    ['route', 'P', 'A', 'B', 'S', ...figures.map((figure) => shown[figure].name)],
    ...rows.map((row) => [
      row.route,
      ...scores.map((score) => `${row[score]}`),
      ...figures.map((figure) => shown[figure].format(row[figure])),
    ]),
  ]);
}

/** One line: the median and the worst of all pages, and which page that is. */
export function summarizeRows(rows: readonly Row[]): string {
  const parts = judged.map((figure) => {
    const { name, format } = shown[figure];
    const median = takeMedian(rows.map((row) => row[figure]));
    const worst = rows.reduce((worse, row) => (row[figure] > worse[figure] ? row : worse));
    return `${name} ${format(median)}, worst ${format(worst[figure])} (${worst.route})`;
  });
  const processor = Math.round(takeMedian(rows.map(({ processorIndex }) => processorIndex)));
  return `Median of ${rows.length} ${rows.length === 1 ? 'route' : 'routes'}: ${parts.join('; ')}. Lighthouse's index of the processor: ${processor}.`;
}

/** What the cells of `formatWorst` are. */
export const worstHead = ['P', ...judged.map((figure) => shown[figure].name)];

/** The lowest score for performance and the worst of each figure, as cells of a table. */
export function formatWorst(rows: readonly Row[]): string[] {
  const worst = judged.map((figure) => shown[figure].format(Math.max(...rows.map((row) => row[figure]))));
  return [`${Math.min(...rows.map(({ performance }) => performance))}`, ...worst];
}
