import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { limitFor, limits } from './limits.ts';
import { measurePage, routeOf } from './measure-page.ts';
import { findExcess, formatTable } from './report.ts';

let site: string;
const write = (file: string, bytes: number | string) => {
  mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
  writeFileSync(path.join(site, file), typeof bytes === 'string' ? bytes : 'x'.repeat(bytes));
};
const measure = (body: string) => {
  write('page.html', `<!doctype html><html><head></head><body>${body}</body></html>`);
  return measurePage(site, 'page.html');
};

beforeAll(() => {
  site = mkdtempSync(path.join(tmpdir(), 'budgets-'));
  write('_a/x.js', 'import "./y.js"; import("./later.js")');
  write('_a/y.js', 'y'.repeat(100));
  write('_a/later.js', 'z'.repeat(5000));
  write('_a/react.js', 'Symbol.for("react.transitional.element")');
  write('_a/a.woff2', 20_000);
  write('_a/b.woff2', 10_000);
  write('_a/hero.avif', 28_000);
  write('_a/eager.avif', 9_000);
  write('icon.svg', 300);
});
afterAll(() => rmSync(site, { recursive: true }));

test('weighs what goes over the wire: the Brotli twin where there is one', () => {
  write('about.html', 9000);
  write('about.html.br', 700);
  expect(measurePage(site, 'about.html').figures.html).toBe(700);
});

test('adds up a first visit', () => {
  const { figures, problems } =
    measure(`<link rel="preload" as="font" href="/_a/a.woff2"><link rel="icon" href="/icon.svg">
    <style>@font-face{font-family:A;src:url(/_a/a.woff2)}@font-face{font-family:A;src:url("/_a/b.woff2");unicode-range:U+400-4ff}</style>
    <img fetchpriority="high" src="/_a/hero.avif"><img src="/_a/eager.avif"><img loading="lazy" src="/_a/gone.avif">
    <script type="module" src="/_a/x.js"></script>`);
  expect(problems).toEqual([]);
  expect(figures).toMatchObject({
    preloadedFonts: 20_000,
    fonts: 20_000,
    hero: 28_000,
    scripts: 137,
    requests: 7,
  });
  expect(figures.total).toBe(figures.html + 20_000 + 28_000 + 9_000 + 137 + 300);
});

test('counts the font for letters that the page holds', () => {
  const style = '<style>@font-face{src:url(/_a/b.woff2);unicode-range:U+400-4ff}</style>';
  expect(measure(style).figures.fonts).toBe(0);
  expect(measure(`${style}Ж`).figures.fonts).toBe(10_000);
});

describe('scripts before interaction', () => {
  const island = (client: string) =>
    `<astro-island client="${client}" component-url="/_a/react.js"></astro-island>`;

  test('count when they are in the page', () => {
    expect(measure('<script>console.log(1)</script>').figures.scripts).toBeGreaterThan(10);
  });

  test('count with islands that do not wait, and not with those that do', () => {
    expect(measure(island('visible')).figures.scripts).toBe(0);
    expect(measure(island('load')).figures.scripts).toBe(40);
  });

  test('hold no framework on a page without an island', () => {
    const script = '<script type="module" src="/_a/react.js"></script>';
    expect(measure(script).problems).toEqual(['/page loads framework code but holds no island.']);
    expect(measure(script + island('visible')).problems).toEqual([]);
  });
});

test('names a file that is asked for and was not built', () => {
  expect(measure('<img src="/_a/gone.avif">').problems).toEqual([
    '/page asks for /_a/gone.avif, which was not built.',
  ]);
});

test('names route, budget and figure of an excess', () => {
  write('_a/huge.avif', limits.hero + 1);
  expect(findExcess([measure('<img fetchpriority="high" src="/_a/huge.avif">')])).toEqual([
    `/page breaks the budget "hero picture": ${limits.hero + 1} bytes, allowed are ${limits.hero}.`,
  ]);
});

test('puts the heaviest route first', () => {
  const light = measure('');
  const heavy = { ...measure('<img fetchpriority="high" src="/_a/hero.avif">'), route: '/heavy' };
  expect(formatTable([light, heavy]).split('\n')[1]).toMatch(/^\/heavy/);
});

test('names routes as the server does', () => {
  expect(['index.html', 'about.html', 'a/b.html', 'a/index.html'].map(routeOf)).toEqual([
    '/',
    '/about',
    '/a/b',
    '/a',
  ]);
});

test('allows longer HTML to home variants only, and "/" is none', () => {
  const allowed = ['/', '/index-01', '/onepage-15', '/about', '/index-1', '/projects/index-01'].map((route) =>
    limitFor(route, 'html'),
  );
  expect(allowed).toEqual([14_600, 20_000, 20_000, 14_600, 14_600, 14_600]);
});
