/** What must hold for every art direction: contrast (WCAG 2.2, 1.4.3 and 1.4.11), weight, and that no two are alike. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { directionSchema } from '../collections/directions.ts';
import { getContrast, getLuminance } from '../lib/contrast.ts';

vi.mock('astro:content', () => ({}));

const folder = import.meta.dirname;
const read = (...parts: string[]) => readFileSync([folder, ...parts].join('/'), 'utf8');
const names = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const directions = names.map((name) => {
  const css = read(name, 'direction.css');
  const knobs = Object.fromEntries(
    [...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, knob = '', value = '']) => [knob, value]),
  );
  return { name, css, knobs, ...directionSchema.parse(parse(read(name, 'direction.yaml'))) };
});

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

function contrast(front: string, back: string): number {
  const behind = parseColor(back);
  return getContrast(luminance(lay(parseColor(front), behind)), luminance(behind));
}

const luminance = ([red, green, blue]: Color) => getLuminance([red, green, blue]);

/** Words and the plane behind them. */
const texts = [
  ['ink', 'paper'],
  ['ink', 'plaster'],
  ['ink', 'field'],
  ['paper', 'ink'],
  ['quiet', 'paper'],
  ['quiet', 'plaster'],
  ['onGraphite', 'graphite'],
  ['quietOnGraphite', 'graphite'],
  ['onAccent', 'accentFill'],
  ['accentInk', 'paper'],
  ['accentInk', 'plaster'],
  ['accentOnGraphite', 'graphite'],
  ['error', 'paper'],
  ['error', 'plaster'],
  ['error', 'field'],
  ['errorOnGraphite', 'graphite'],
] as const;
/** Planes and how much of their words' color makes a strong line (tokens.css, compositions.css). */
const lines = [
  ['ink', 'paper', 0.55],
  ['ink', 'plaster', 0.55],
  ['ink', 'field', 0.55],
  ['onGraphite', 'graphite', 0.6],
] as const;

test('black on white is 21 : 1, as the standard says', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test('there are fifteen, and every accent of THEME-COLORS is among theirs', () => {
  expect(directions.length).toBeGreaterThanOrEqual(15);
  const accents = new Set(directions.map(({ colors }) => colors.accent));
  for (const accent of ['#ffb703', '#eb003d', '#e8271e', '#0052da', '#21c0f5', '#e88e2e']) {
    expect(accents).toContain(accent);
  }
});

test.each(directions)('$name: words can be read on every plane, and strong lines be seen', ({ colors }) => {
  const faint = [
    ...texts.map(([front, back]) => [front, back, contrast(colors[front], colors[back]), 4.5] as const),
    ...lines.map(([front, back, share]) => {
      const line = `rgb(${parseColor(colors[front]).slice(0, 3).join(' ')} / ${share})`;
      return [`line of ${front}`, back, contrast(line, colors[back]), 3] as const;
    }),
    ['onAccent', 'accent', contrast(colors.onAccent, colors.accent), 3] as const,
  ];
  expect(faint.filter(([, , is, least]) => is < least)).toEqual([]);
});

test.each(directions)(
  '$name: its two faces weigh at most 30 kB, and each comes in one round trip',
  ({ name }) => {
    const sizes = ['text.woff2', 'display.woff2'].map((file) => statSync(`${folder}/${name}/${file}`).size);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(30_000);
    // With its headers, a file comes in one round trip of a connection that has just been opened.
    expect(Math.max(...sizes)).toBeLessThanOrEqual(13_860);
  },
);

/** The rules for heads of inner pages. */
const readPageHead = (css: string) => css.match(/^ {2}\.page-head[^{]*\{[^}]*\}/gm) ?? [];

test.each(directions)('$name has an idea of its own for the heads of inner pages', ({ css }) => {
  expect(readPageHead(css)).not.toEqual([]);
});

const pairs = directions.flatMap((one, index) =>
  directions.slice(index + 1).map((other) => [one.name, other.name, one, other] as const),
);

test.each(pairs)('%s and %s differ in face, plane, label and page head', (_one, _other, one, other) => {
  const motif = ({ knobs }: typeof one) =>
    Object.entries(knobs).filter(([knob]) => knob.startsWith('--label'));
  expect(one.faces.display).not.toEqual(other.faces.display);
  expect([one.colors.paper, one.colors.graphite]).not.toEqual([other.colors.paper, other.colors.graphite]);
  expect(motif(one)).not.toEqual(motif(other));
  expect(readPageHead(one.css)).not.toEqual(readPageHead(other.css));
});

const styleSheets = readdirSync(`${folder}/..`, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css') && !file.startsWith('directions/'))
  .map((file) => readFileSync(`${folder}/../${file}`, 'utf8'));

test.each(directions)('$name sets only knobs that something reads', ({ css, knobs }) => {
  const everything = [...styleSheets, css].join('\n');
  expect(Object.keys(knobs).filter((knob) => !everything.includes(`var(${knob}`))).toEqual([]);
});

// For a custom property it means the value of the parent, which is none at the root: what reads the knob takes its default.
test.each(directions)('$name gives every knob a value of its own', ({ knobs }) => {
  expect(Object.keys(knobs).filter((knob) => knobs[knob] === 'inherit')).toEqual([]);
});

test('no section, part or frame knows a direction by name', () => {
  expect(styleSheets.filter((css) => css.includes('data-direction'))).toEqual([]);
});
