import { expect, test } from 'vitest';
import { computeMedianRow, formatRows, formatWorst, summarizeRows, type Row } from './page-rows.ts';

const row = (route: string, lcpMs: number, more: Partial<Row> = {}): Row => ({
  route,
  performance: 100,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  fcpMs: 700,
  siMs: 700,
  lcpMs,
  tbtMs: 0,
  cls: 0,
  bytes: 80_000,
  processorIndex: 1500,
  requests: 6,
  ...more,
});

test('the first line says the median and the worst of each figure, with its page', () => {
  const said = summarizeRows([row('/a', 1000), row('/b', 1200, { requests: 9 }), row('/c', 1100)]);
  expect(said).toMatch(
    /^Median of 3 routes: FCP 0\.70 s, worst 0\.70 s \(\/a\); LCP 1\.10 s, worst 1\.20 s \(\/b\)/,
  );
  expect(said).toMatch(/requests 6, worst 9 \(\/b\)\. Lighthouse's index of the processor: 1500\.$/);
});

test('a figure is the median of its own runs, a score the worse of two', () => {
  const runs = [
    row('/a', 1300, { performance: 98, fcpMs: 500 }),
    row('/a', 1100, { performance: 99, fcpMs: 800 }),
  ];
  expect(computeMedianRow(runs)).toMatchObject({ route: '/a', lcpMs: 1300, fcpMs: 800, performance: 98 });
});

test('a table has a line for each page under its head', () => {
  const [head, , line] = formatRows([row('/a', 1234)]).split('\n');
  expect(head).toContain('| route |');
  expect(line).toContain('| 1.23 s |');
});

test('the worst of each figure is said after the lowest score, wherever they are from', () => {
  const rows = [row('/a', 1300, { tbtMs: 12 }), row('/b', 1100, { performance: 97, requests: 9 })];
  expect(formatWorst(rows)).toEqual(['97', '0.70 s', '1.30 s', '12 ms', '0.000', '80.0', '9']);
});
