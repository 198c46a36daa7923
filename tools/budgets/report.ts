import { limitFor, limits, type Budget } from './limits.ts';
import type { Measured } from './measure-page.ts';

const budgets = Object.keys(limits) as Budget[];
const names: Record<Budget, string> = {
  html: 'HTML with CSS',
  scripts: 'JavaScript before interaction',
  preloadedFonts: 'preloaded fonts',
  fonts: 'fonts in all',
  hero: 'hero picture',
  requests: 'requests',
  total: 'first visit in all',
};

const use = ({ route, figures }: Measured) =>
  Math.max(...budgets.map((name) => figures[name] / limitFor(route, name)));

/** One sentence for each broken budget, naming route, budget and figure. */
export function findExcess(pages: readonly Measured[]): string[] {
  return pages.flatMap((page) => [
    ...budgets.flatMap((name) => {
      const [figure, limit] = [page.figures[name], limitFor(page.route, name)];
      if (figure <= limit) return [];
      const unit = name === 'requests' ? '' : ' bytes';
      return `${page.route} breaks the budget "${names[name]}": ${figure}${unit}, allowed are ${limit}.`;
    }),
    ...page.problems,
  ]);
}

/** A table of the routes nearest to their limits, the worst first. */
export function formatTable(pages: readonly Measured[], rows = 12): string {
  const worst = [...pages].sort((a, b) => use(b) - use(a));
  const lines = [
    ['route', ...budgets, 'use'],
    ...worst
      .slice(0, rows)
      .map((page) => [
        page.route,
        ...budgets.map((name) =>
          name === 'requests' ? `${page.figures[name]}` : kilobytes(page.figures[name]),
        ),
        `${Math.round(use(page) * 100)} %`,
      ]),
    [
      'allowed',
      ...budgets.map((name) => (name === 'requests' ? `${limits[name]}` : kilobytes(limits[name]))),
      '',
    ],
  ];
  const widths =
    lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? [];
  const table = lines.map((line) =>
    line
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
  const others = pages.length - rows;
  return [...table, ...(others > 0 ? [`and ${others} lighter routes`] : [])].join('\n');
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)}k`;
