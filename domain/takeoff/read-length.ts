/**
 * Parses a length as people write it: `12'6"`, `12' 6 1/2"`, `12 6`, `12.5`, `12 ft 6 in`, `12'-6"`, `150"`. A number
 * without a unit is feet. Decimal feet are rounded to the nearest inch, because people write 12.67 for 12'8". Fractions
 * of an inch are rounded up, because material must cover them.
 */
import { longestText } from '../../contract/takeoff-fields.ts';
import { divideUp } from './whole-numbers.ts';

export const inchesPerFoot = 12;

/** Decimal feet: at most five digits before the point and four after it. */
const feet = /^(\d{1,5})(?:\.(\d{1,4}))?'?$/;
const feetAndFraction = /^(\d{1,5}) (\d{1,3})\/(\d{1,3})'?$/;
const inches = /^(?:(\d{1,5})(?:\.(\d{1,4}))?|(?:(\d{1,5}) )?(\d{1,3})\/(\d{1,3}))"$/;
/** A mark, a dash or a space separates feet and inches. */
const feetAndInches = /^(\d{1,5})(?:' ?-? ?| ?- ?| )(\S.*?)"?$/;

/** In whole inches; undefined if it cannot be parsed. */
export function readLength(text: string): number | undefined {
  if (text.length > longestText) return undefined;
  const written = clean(text);
  return readFeet(written) ?? readInches(written) ?? readBoth(written);
}

/** Normalizes the marks of different keyboards. */
function clean(text: string): string {
  return text
    .toLowerCase()
    .replace(/[½¼¾⅛⅜⅝⅞]/g, (sign) => ` ${sign.normalize('NFKC').replace('\u2044', '/')}`)
    .replace(/[’‘′`´]/g, "'")
    .replace(/[“”″]|''/g, '"')
    .replace(/[–—−]/g, '-')
    .replace(/ *(?:feet|foot|ft)\b\.?/g, "'")
    .replace(/ *(?:inches|inch|in)\b\.?/g, '"')
    .replace(/\s+/g, ' ')
    .replace(/ (?=['"])/g, '')
    .trim();
}

function readFeet(text: string): number | undefined {
  const [, whole, decimals = ''] = feet.exec(text) ?? [];
  if (whole !== undefined) {
    const parts = 10 ** decimals.length;
    const tenfold = Number(whole + decimals) * inchesPerFoot;
    return Math.floor((2 * tenfold + parts) / (2 * parts));
  }
  const [, full, over, under] = feetAndFraction.exec(text) ?? [];
  return isFraction(over, under) ? addFraction(Number(full), over, under, inchesPerFoot) : undefined;
}

function readInches(text: string): number | undefined {
  const [, whole, decimals = '', full = '0', over, under] = inches.exec(text) ?? [];
  if (whole !== undefined) return divideUp(Number(whole + decimals), 10 ** decimals.length);
  return isFraction(over, under) ? addFraction(Number(full), over, under, 1) : undefined;
}

/** Inches after feet must be below twelve: 12'14" is a typo. */
function readBoth(text: string): number | undefined {
  const [, whole, rest] = feetAndInches.exec(text) ?? [];
  const more = rest === undefined ? undefined : readInches(`${rest}"`);
  // Exactly 12 only results from rounding up, as with 11 3/4".
  const isBelowFoot = more !== undefined && (more < inchesPerFoot || /^11\D/.test(rest ?? ''));
  return isBelowFoot && more <= inchesPerFoot ? Number(whole) * inchesPerFoot + more : undefined;
}

/** At most one, so that `12 8/4` is not a length. */
const isFraction = (over: string | undefined, under: string | undefined): boolean =>
  Number(over) < Number(under);

const addFraction = (whole: number, over = '0', under = '1', unit: number): number =>
  divideUp((whole * Number(under) + Number(over)) * unit, Number(under));

/** For example 12' 6"; omits zero inches. */
export function writeLength(total: number): string {
  const rest = total % inchesPerFoot;
  const whole = Math.floor(total / inchesPerFoot);
  if (whole === 0) return `${rest}"`;
  return rest === 0 ? `${whole}'` : `${whole}' ${rest}"`;
}
