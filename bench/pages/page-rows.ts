/** Table rows with the results of each page. */
import { formatTable } from '../format-table.ts';

const scores = ['performance', 'accessibility', 'bestPractices', 'seo'] as const;
const figures = ['fcpMs', 'siMs', 'lcpMs', 'tbtMs', 'cls', 'bytes', 'requests'] as const;

type Figure = (typeof figures)[number];
export type Row = { route: string } & Record<(typeof scores)[number] | Figure, number> & {
    /** Lighthouse's `benchmarkIndex` during the run. Its fourfold CPU slowdown assumes 1500 to 2000. */
    processorIndex: number;
  };

/** For an even number of values, returns the larger of the two in the middle. */
export function takeMedian(values: readonly number[]): number {
  const median = [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
  if (median === undefined) throw new Error('Cannot take the median of no values.');
  return median;
}

/** The median of each figure separately. For an even number of runs, the worse of the two in the middle counts. */
export function computeMedianRow(rows: readonly Row[]): Row {
  const [first] = rows;
  if (!first) throw new Error('Cannot take the median of no values.');
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

/** The figures in a summary. */
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

/** One line with the median and the worst page of each figure. */
export function summarizeRows(rows: readonly Row[]): string {
  const parts = judged.map((figure) => {
    const { name, format } = shown[figure];
    const median = takeMedian(rows.map((row) => row[figure]));
    const worst = rows.reduce((worse, row) => (row[figure] > worse[figure] ? row : worse));
    return `${name} ${format(median)}, worst ${format(worst[figure])} (${worst.route})`;
  });
  const processor = Math.round(takeMedian(rows.map(({ processorIndex }) => processorIndex)));
  return `Median of ${rows.length} ${rows.length === 1 ? 'route' : 'routes'}: ${parts.join('; ')}. Lighthouse's CPU index: ${processor}.`;
}
