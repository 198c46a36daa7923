/** Computes the contrast of every pair of colors that meets on a page, in every theme (WCAG 2.2, 1.4.3 and 1.4.11). */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const readCss = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

/** Custom properties of the first rule with exactly this selector. */
function readRule(css: string, selector: string): Record<string, string> {
  const rule = css.split(`${selector} {`)[1]?.split('}')[0];
  if (rule === undefined) throw new Error(`no rule for ${selector}`);
  return Object.fromEntries(
    [...rule.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

const tokensCss = readCss('./tokens.css');
const tokens = { ...readRule(tokensCss, ':root'), ...readRule(tokensCss, "[data-surface='plaster']") };
const themesCss = readCss('./themes.css');
const named = [...themesCss.matchAll(/\[data-theme='(\w+)'\]/g)].map(([, name = '']) => name);
const themes = ['default', ...named];
const graphite = readRule(readCss('./compositions.css'), "[data-surface='graphite']");

/** Red, green, blue from 0 to 255, and opacity from 0 to 1. */
type Color = readonly [number, number, number, number];

function parseColor(text: string): Color {
  const hex = /^#(..)(..)(..)$/
    .exec(text)
    ?.slice(1)
    .map((pair) => Number.parseInt(pair, 16));
  const rgb = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(text)?.slice(1).map(Number);
  const [red, green, blue, alpha = 1] = hex ?? rgb ?? [];
  if (red === undefined || green === undefined || blue === undefined) throw new Error(`not a color: ${text}`);
  return [red, green, blue, alpha];
}

const lay = ([r, g, b, a]: Color, [r2, g2, b2]: Color): Color => [
  r * a + r2 * (1 - a),
  g * a + g2 * (1 - a),
  b * a + b2 * (1 - a),
  1,
];

function luminance([red, green, blue]: Color): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(front: string, back: string): number {
  const behind = parseColor(back);
  const [light = 0, dark = 0] = [luminance(lay(parseColor(front), behind)), luminance(behind)].sort(
    (a, b) => b - a,
  );
  return (light + 0.05) / (dark + 0.05);
}

/** Value of a token, or a color itself. */
function look(values: Record<string, string>, name: string): string {
  if (name.startsWith('#')) return name;
  const value = values[`--${name}`];
  if (value === undefined) throw new Error(`no token --${name}`);
  const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  return other === undefined ? value : look(values, other);
}

const field = '#ffffff';

/** Text and the surface behind it. */
const texts = [
  ['ink', 'paper'],
  ['ink', 'plaster'],
  ['ink', field],
  ['quiet', 'paper'],
  ['quiet', 'plaster'],
  ['paper', 'graphite'],
  ['paper', 'ink'],
  ['on-accent', 'accent-fill'],
  ['accent-ink', 'paper'],
  ['accent-ink', 'plaster'],
  ['error', 'paper'],
  ['error', 'plaster'],
] as const;
/** Edges that show where a control is, or that it is wrong. */
const edges = [
  ['on-accent', 'accent'],
  ['line-strong', 'paper'],
  ['line-strong', 'plaster'],
  ['line-strong', field],
  ['error', field],
] as const;

const valuesOf = (theme: string) =>
  theme === 'default' ? tokens : { ...tokens, ...readRule(themesCss, `[data-theme='${theme}']`) };
const inEveryTheme = <Pair extends readonly [string, string]>(pairs: readonly Pair[]) =>
  themes.flatMap((theme) => pairs.map(([front, back]) => [theme, front, back] as const));

test('black on white is 21 : 1, as the standard says', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test('the accents are those of THEME-COLORS', () => {
  const accents = themes.map((theme) => look(valuesOf(theme), 'accent'));
  expect(accents.slice(0, 6)).toEqual(['#ffb703', '#eb003d', '#e8271e', '#0052da', '#21c0f5', '#e88e2e']);
});

test.each(inEveryTheme(texts))('theme %s: text in %s can be read on %s', (theme, front, back) => {
  const values = valuesOf(theme);
  expect(contrast(look(values, front), look(values, back))).toBeGreaterThanOrEqual(4.5);
});

test.each(inEveryTheme(edges))('theme %s: an edge in %s can be seen on %s', (theme, front, back) => {
  const values = valuesOf(theme);
  expect(contrast(look(values, front), look(values, back))).toBeGreaterThanOrEqual(3);
});

test.each(themes)('theme %s: quiet text and edges hold on graphite too', (theme) => {
  const values = { ...valuesOf(theme), ...graphite };
  expect(contrast(look(values, 'quiet'), look(values, 'graphite'))).toBeGreaterThanOrEqual(4.5);
  expect(contrast(look(values, 'error'), look(values, 'graphite'))).toBeGreaterThanOrEqual(4.5);
  expect(contrast(look(values, 'line-strong'), look(values, 'graphite'))).toBeGreaterThanOrEqual(3);
});

test.each(named)('theme %s sets its accent colors and nothing else', (theme) => {
  const set = Object.keys(readRule(themesCss, `[data-theme='${theme}']`));
  const own = set.filter((name) => name !== '--accent-fill');
  expect(own.sort()).toEqual(['--accent', '--accent-ink', '--on-accent']);
});

test.each(['Field', 'NoticeDialog'])('the red that %s writes on white is the one measured here', (part) => {
  expect(readCss(`../parts/${part}/${part}.module.css`)).toContain(tokens['--error']);
});
