/** Rules for every art direction: contrast (WCAG 2.2, 1.4.3 and 1.4.11), weight, and distinct looks. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { directionSchema } from '../collections/directions.ts';
import { getContrast, getLuminance } from '../../../domain/contrast.ts';

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

/** Red, green and blue from 0 to 255, and opacity from 0 to 1. */
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

/** Text colors and their backgrounds. */
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
/** Backgrounds, and the share of the text color that makes a strong line (tokens.css, compositions.css). */
const lines = [
  ['ink', 'paper', 0.55],
  ['ink', 'plaster', 0.55],
  ['ink', 'field', 0.55],
  ['onGraphite', 'graphite', 0.6],
] as const;

test('computes 21 : 1 for black on white, as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test('has fifteen directions, which include every accent of THEME-COLORS', () => {
  expect(directions.length).toBeGreaterThanOrEqual(15);
  const accents = new Set(directions.map(({ colors }) => colors.accent));
  for (const accent of ['#ffb703', '#eb003d', '#e8271e', '#0052da', '#21c0f5', '#e88e2e']) {
    expect(accents).toContain(accent);
  }
});

test.each(directions)(
  '$name: keeps text readable and strong lines visible on every surface',
  ({ colors }) => {
    const faint = [
      ...texts.map(([front, back]) => [front, back, contrast(colors[front], colors[back]), 4.5] as const),
      ...lines.map(([front, back, share]) => {
        const line = `rgb(${parseColor(colors[front]).slice(0, 3).join(' ')} / ${share})`;
        return [`line of ${front}`, back, contrast(line, colors[back]), 3] as const;
      }),
      ['onAccent', 'accent', contrast(colors.onAccent, colors.accent), 3] as const,
    ];
    expect(faint.filter(([, , is, least]) => is < least)).toEqual([]);
  },
);

test.each(directions)(
  '$name: has two fonts of at most 30 kB, each small enough for one round trip',
  ({ name }) => {
    const sizes = ['text.woff2', 'display.woff2'].map((file) => statSync(`${folder}/${name}/${file}`).size);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(30_000);
    // With headers, a file of this size fits the first congestion window.
    expect(Math.max(...sizes)).toBeLessThanOrEqual(13_860);
  },
);

/** Rules for `.page-head`. */
const readPageHead = (css: string) => css.match(/^ {2}\.page-head[^{]*\{[^}]*\}/gm) ?? [];

test.each(directions)('gives $name its own page head', ({ css }) => {
  expect(readPageHead(css)).not.toEqual([]);
});

const pairs = directions.flatMap((one, index) =>
  directions.slice(index + 1).map((other) => [one.name, other.name, one, other] as const),
);

test.each(pairs)(
  'gives %s and %s different fonts, surfaces, labels and page heads',
  (_one, _other, one, other) => {
    const motif = ({ knobs }: typeof one) =>
      Object.entries(knobs).filter(([knob]) => knob.startsWith('--label'));
    expect(one.faces.display).not.toEqual(other.faces.display);
    expect([one.colors.paper, one.colors.graphite]).not.toEqual([other.colors.paper, other.colors.graphite]);
    expect(motif(one)).not.toEqual(motif(other));
    expect(readPageHead(one.css)).not.toEqual(readPageHead(other.css));
  },
);

/** What a direction sets for the body of inner pages: its knobs, and the properties of rules for these hooks. */
function readMove(css: string, knob: RegExp, hook: RegExp): Map<string, string> {
  const rules = [...css.matchAll(/^ {2}([^{}]+?) \{([^}]*)\}/gm)].flatMap(([, selector = '', block = '']) =>
    [...block.matchAll(/([\w-]+):\s*([^;]+);/g)]
      .filter(([, property = '']) => hook.test(selector) || knob.test(property))
      .map(([, property = '', value = '']) => {
        const place = knob.test(property) ? property : `${selector} ${property}`;
        return [place, value.replaceAll(/\s+/g, ' ')] as const;
      }),
  );
  return new Map(rules);
}

const moves = [
  ['facts', /^--fact-/, /\.fact-table/],
  ['pictures', /^--print-/, /\.(lead-picture|prints)/],
] as const;

/** Number of properties that differ. */
const countDifferences = (one: Map<string, string>, other: Map<string, string>) =>
  new Set([...one, ...other].map(([place]) => place).filter((place) => one.get(place) !== other.get(place)))
    .size;

// DIRECTION-BODIES
test.each(pairs)('shows facts and pictures of %s and %s in different ways', (_one, _other, one, other) => {
  for (const [name, knob, hook] of moves) {
    const [first, second] = [one, other].map(({ css }) => readMove(css, knob, hook));
    if (!first || !second) throw new Error('a pair has two directions');
    expect(Math.min(first.size, second.size), name).toBeGreaterThanOrEqual(3);
    expect(countDifferences(first, second), name).toBeGreaterThanOrEqual(3);
  }
});

const styleSheets = readdirSync(`${folder}/..`, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css') && !file.startsWith('directions/'))
  .map((file) => readFileSync(`${folder}/../${file}`, 'utf8'));

test.each(directions)('$name: sets only knobs that some style sheet reads', ({ css, knobs }) => {
  const everything = [...styleSheets, css].join('\n');
  expect(Object.keys(knobs).filter((knob) => !everything.includes(`var(${knob}`))).toEqual([]);
});

// At the root, `inherit` leaves a custom property unset, so the knob's reader would use its default.
test.each(directions)('$name: gives every knob a value instead of `inherit`', ({ knobs }) => {
  expect(Object.keys(knobs).filter((knob) => knobs[knob] === 'inherit')).toEqual([]);
});

test('names no direction in the styles of sections, parts and layouts', () => {
  expect(styleSheets.filter((css) => css.includes('data-direction'))).toEqual([]);
});
