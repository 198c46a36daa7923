/**
 * Writes ranges of media queries in the older form. Safari before 16.4 and the phones that cannot update (iPhone 6s, 7 and
 * the first SE) skip every rule behind `(width < 62rem)`. Delete this when the README asks for Safari 16.4.
 */
const length = String.raw`(\d*\.?\d+)(r?em|px)`;
const less = String.raw`\s*(?:<|&lt;)(=?)\s*`;
const more = String.raw`\s*(?:>|&gt;)(=?)\s*`;

const between = new RegExp(String.raw`\(${length}${less}width${less}${length}\)`, 'g');
const below = new RegExp(String.raw`\(width${less}${length}\)`, 'g');
const above = new RegExp(String.raw`\(width${more}${length}\)`, 'g');

/** A hundredth stays below every width of a window. */
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
