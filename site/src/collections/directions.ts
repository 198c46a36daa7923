/** Art directions, one folder each in site/src/directions. company.yaml or a page selects one by name. */
import { z } from 'astro/zod';
import { parse } from 'yaml';
import { hexColor as color } from '../../../contract/color.ts';
import { deriveAccent } from './derive-accent.ts';
import { loadCompany } from './load-company.ts';

/** Surfaces, text colors, and the accent. directions.test.ts measures the contrast of every pair. */
const palette = z
  .strictObject({
    /**
     * The page, the second surface, and the dark surface. The dark one is also behind text on pictures, so it is dark
     * in every direction.
     */
    paper: color,
    plaster: color,
    graphite: color,
    /** Text on paper and plaster, and on graphite. */
    ink: color,
    onGraphite: color,
    /** Secondary text. */
    quiet: color,
    quietOnGraphite: color,
    /** THEME-COLORS. `accentFill` is the shade for fills with text, if the accent is too light. */
    accent: color,
    accentFill: color.optional(),
    onAccent: color,
    /** The accent as a text color. */
    accentInk: color,
    accentOnGraphite: color,
    /** Error messages. */
    error: color.default('#a3140b'),
    errorOnGraphite: color.default('#ffb3a7'),
    /** The background of form fields. */
    field: color.default('#ffffff'),
  })
  .transform((colors) => ({ ...colors, accentFill: colors.accentFill ?? colors.accent }));

type Palette = z.output<typeof palette>;

const face = z.strictObject({
  /** A package's font file; artwork/fonts subsets it for the site. */
  file: z.string().min(1),
  axes: z.record(z.string(), z.union([z.number(), z.tuple([z.number(), z.number()])])).optional(),
  weight: z.number().optional(),
  adjust: z.number().optional(),
  fallback: z.number().optional(),
  kerning: z.boolean().optional(),
});

export const directionSchema = z.strictObject({
  /** One line for owners who compare looks. */
  idea: z.string().min(1),
  /** The default header of pages (see page-schema.ts). */
  header: z.enum(['bar', 'split', 'centered']),
  /**
   * `columns`: name and lists side by side. `statement`: a large name above the lists. `ledger`: ruled cells.
   * `centered`.
   */
  footer: z.enum(['columns', 'statement', 'ledger', 'centered']),
  faces: z.strictObject({ text: face, display: face }),
  colors: palette,
});

export interface Direction extends z.output<typeof directionSchema> {
  name: string;
  /** The page's style sheet: palette, fonts, knobs. */
  css: string;
  /** Addresses of the two font files. */
  fonts: { text: string; display: string };
}

const sheets = import.meta.glob<string>('../directions/*/direction.css', {
  query: '?inline',
  import: 'default',
});
const settings = import.meta.glob<string>('../directions/*/direction.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const fonts = import.meta.glob<string>('../directions/*/*.woff2', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** By name: every page has a direction. */
const parsed = new Map<string, z.output<typeof directionSchema>>();

export async function loadDirection(name: string): Promise<Direction> {
  const of = <Found>(file: string, from: Record<string, Found>): Found => {
    const found = from[`../directions/${name}/${file}`];
    if (found === undefined) throw new Error(`site/src/directions/${name}/${file} is missing`);
    return found;
  };
  const direction = parsed.get(name) ?? directionSchema.parse(parse(of('direction.yaml', settings)));
  parsed.set(name, direction);
  const { accent } = loadCompany();
  const own = direction.colors;
  const colors = accent ? { ...own, ...deriveAccent(own, accent) } : own;
  const css = writePalette(colors) + (await of('direction.css', sheets)());
  return {
    ...direction,
    colors,
    name,
    css,
    fonts: { text: of('text.woff2', fonts), display: of('display.woff2', fonts) },
  };
}

/** Writes the palette of dark mode: the graphite surface and its text colors. */
export function writeDarkPalette({
  graphite,
  onGraphite,
  quietOnGraphite,
  errorOnGraphite,
  accentOnGraphite,
}: Palette) {
  const planes = { paper: graphite, plaster: graphite, field: graphite, ink: onGraphite };
  const words = { quiet: quietOnGraphite, error: errorOnGraphite, 'accent-ink': accentOnGraphite };
  const lines = { line: withAlpha(onGraphite, 0.2), 'line-strong': withAlpha(onGraphite, 0.6) };
  const rule = writeRule(':root', { ...planes, ...words, ...lines });
  return `@layer direction{@media (prefers-color-scheme:dark){${rule}}}`;
}

/** The palette as custom properties. A surface also sets its text colors. */
function writePalette(colors: Palette): string {
  const { paper, plaster, graphite, ink, onGraphite, accent, accentFill, onAccent, field } = colors;
  const planes = { paper, plaster, graphite, ink, 'on-graphite': onGraphite, accent, field };
  const root = {
    ...planes,
    'accent-fill': accentFill,
    'on-accent': onAccent,
    // Channels for `rgb(var(--graphite-rgb) / 60%)`, because Safari before 16.2 lacks color-mix().
    'graphite-rgb': toChannels(graphite),
    'on-graphite-rgb': toChannels(onGraphite),
  };
  const light = {
    quiet: colors.quiet,
    error: colors.error,
    'accent-ink': colors.accentInk,
    line: withAlpha(ink, 0.14),
    'line-strong': withAlpha(ink, 0.55),
  };
  const dark = {
    quiet: colors.quietOnGraphite,
    error: colors.errorOnGraphite,
    'accent-ink': colors.accentOnGraphite,
    line: withAlpha(onGraphite, 0.2),
    'line-strong': withAlpha(onGraphite, 0.6),
  };
  return `@layer direction{${[
    writeRule(':root', root),
    writeRule(":root,[data-surface='paper'],[data-surface='plaster']", light),
    writeRule("[data-surface='graphite']", dark),
  ].join('')}}`;
}

/** `#15181b` → `21 24 27`. */
const toChannels = (hex: string): string =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)).join(' ');

/** `#15181b` at 0.14 → `#15181b24`. */
const withAlpha = (hex: string, alpha: number): string =>
  hex +
  Math.round(alpha * 255)
    .toString(16)
    .padStart(2, '0');

const writeRule = (selector: string, properties: Record<string, string>) =>
  `${selector}{${Object.entries(properties)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')}}`;
