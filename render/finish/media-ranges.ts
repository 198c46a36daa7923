/**
 * Rewrites range media queries in the older min/max form. Safari before 16.4 ignores rules behind `(width < 62rem)`,
 * and iPhone 6s, 7 and the first SE cannot update. Delete this when the README requires Safari 16.4.
 */
const length = String.raw`(\d*\.?\d+)(r?em|px)`;
const less = String.raw`\s*(?:<|&lt;)(=?)\s*`;
const more = String.raw`\s*(?:>|&gt;)(=?)\s*`;

const between = new RegExp(String.raw`\(${length}${less}width${less}${length}\)`, 'g');
const below = new RegExp(String.raw`\(width${less}${length}\)`, 'g');
const above = new RegExp(String.raw`\(width${more}${length}\)`, 'g');

/** Small enough to stay below the next possible window width. */
const step = 0.01;

const shift = (value: string, by: number): string => String(Math.round((Number(value) + by) * 100) / 100);
const atLeast = (value: string, unit: string, isInclusive: boolean) =>
  `(min-width:${isInclusive ? value : shift(value, step)}${unit})`;
const atMost = (value: string, unit: string, isInclusive: boolean) =>
  `(max-width:${isInclusive ? value : shift(value, -step)}${unit})`;

/** `text`: a page with its styles, `sizes` and `media`. */
export const lowerMediaRanges = (text: string): string =>
  text
    .replace(
      between,
      (_, from: string, fromUnit: string, hasFrom: string, hasTo: string, to: string, toUnit: string) =>
        `${atLeast(from, fromUnit, hasFrom !== '')} and ${atMost(to, toUnit, hasTo !== '')}`,
    )
    .replace(below, (_, has: string, value: string, unit: string) => atMost(value, unit, has !== ''))
    .replace(above, (_, has: string, value: string, unit: string) => atLeast(value, unit, has !== ''));
