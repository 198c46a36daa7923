/**
 * Parses a length as builders write it: `12'6"`, `12'-6-1/2"`, `12 ft, 6 in`, `96-1/2"`, `12.5`, `12 6`, and 12-06-08
 * (feet, inches and sixteenths, as on truss drawings). A number without a mark is feet. Decimal feet are rounded to the
 * nearest inch, because people write 12.67 for 12'8". Fractions of an inch are rounded up, because material must cover
 * them.
 */
export const inchesPerFoot = 12;

/** `either`: feet or inches. For "5 1/2", `readings` are "5 1/2 in", "5 1/2 ft" and "5 ft 1/2 in". */
export type ParsedLength = { type: 'length'; inches: number } | { type: 'either'; readings: string[] };

/** The characters that a person may type into a field. */
const longestText = 60;

const whole = '(\\d{1,5})';
const decimal = '(\\d{0,5})\\.(\\d{1,4})';
const fraction = '(\\d{1,3})/(\\d{1,3})';
/** A whole number with a fraction, a decimal or whole number, or a fraction alone. */
const amount = `(?:${whole}[ -]${fraction}|${decimal}|${whole}|${fraction})`;
const feet = new RegExp(`^${amount}'$`);
const inches = new RegExp(`^${amount}"$`);
/** A mark, a dash or a space separates feet and inches. */
const feetAndInches = new RegExp(`^${whole}(?:'[ -]?|[ -])(\\d.*|\\.\\d+)$`);
const sixteenths = /^(\d{1,5})-(\d{1,2})-(\d{1,2})$/;
/** A fraction that is not marked as inches. */
const unmarked = new RegExp(`^(?:${whole}('(?=\\d)|'?(?=[ -]))[ -]?)?${fraction}$`);
/** Door schedules write 3/0 for 3' 0". */
const doorFeet = /^(\d{1,2})\/0$/;

/** Undefined if it cannot be parsed. */
export function parseLength(text: string): ParsedLength | undefined {
  if (text.length > longestText) return undefined;
  const written = clean(text).replace(doorFeet, "$1'");
  const readings = listReadings(written, text.includes('/'));
  if (readings.length > 0) return { type: 'either', readings };
  const total = readFeet(written) ?? readInches(written) ?? readSixteenths(written) ?? readBoth(written);
  return total === undefined ? undefined : { type: 'length', inches: total };
}

/** Each with its units, so that a person can copy one of them. Empty unless there are several. */
function listReadings(written: string, hasSlash: boolean): string[] {
  const [, full, mark, over, under] = unmarked.exec(written) ?? [];
  if (over === undefined || Number(over) >= Number(under)) return [];
  const part = `${over}/${under}`;
  // Door schedules write 2/8 for 2' 8".
  const inFeet = hasSlash && Number(under) < inchesPerFoot ? [`${over} ft ${under} in`] : [];
  if (full === undefined) return [`${part} in`, `${part} ft`, ...inFeet];
  const both = [`${full} ${part} ft`, `${full} ft ${part} in`];
  return mark === '' ? [`${full} ${part} in`, ...both] : both;
}

/** Returns whole inches; undefined if the text is no length, or could be two. */
export function readLength(text: string): number | undefined {
  const parsed = parseLength(text);
  return parsed?.type === 'length' ? parsed.inches : undefined;
}

/** Normalizes marks, dashes, fractions and digits of all keyboards. */
function clean(text: string): string {
  return (
    text
      // Before the normalization, which takes an accent apart and joins a small fraction to its number.
      .replace(/[´ˊˋ]/g, "'")
      .replace(/˝/g, '"')
      .replace(/[¼-¾⅐-⅟]|[⁰¹²³⁴-⁹]+(?=[⁄/])/g, ' $&')
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[\p{Pd}−\u00ad]/gu, '-')
      .replace(/\p{Cf}/gu, '')
      .replace(/ ?[⁄∕/] ?/g, '/')
      .replace(/[’‘‛′‵`ʹʼˈ]/g, "'")
      .replace(/[“”‟„ʺˮ〃〞]|''/g, '"')
      .replace(/[ -]*(?:feet|foot|ft|lf|f)(?![a-z])\.?/g, "'")
      .replace(/[ -]*(?:inches|inch|ins|in|i)(?![a-z])\.?/g, '"')
      .replace(/\s+/g, ' ')
      .replace(/ (?=['"])/g, '')
      .replace(/' ?(?:,? ?and|[,&+]) ?/g, "' ")
      .replace(/(\d) (?:and|[&+]) (?=\d+\/)/g, '$1 ')
      .replace(/ ?- ?/g, '-')
      // The mark may be before the fraction: 97"1/8.
      .replace(/(\d)"[ -]?(?:and |& ?|\+ ?)?(\d+\/\d+)"?$/, '$1 $2"')
      .replace(/[.,;]$/, '')
      .trim()
  );
}

const readFeet = (text: string): number | undefined =>
  // A fraction without a mark does not come here.
  readAmount(feet.exec(text) ?? feet.exec(`${text}'`), inchesPerFoot, Math.round);

const readInches = (text: string): number | undefined => readAmount(inches.exec(text), 1, Math.ceil);

function readAmount(
  match: RegExpExecArray | null,
  unit: number,
  roundDecimal: (inches: number) => number,
): number | undefined {
  if (match === null) return undefined;
  const [, full = '0', over, under, units, decimals, count, top = over, bottom = under] = match;
  if (count !== undefined) return Number(count) * unit;
  if (decimals !== undefined) return roundDecimal(Number(`${units}.${decimals}`) * unit);
  // At most one, so that "12 8/4" is not a length.
  if (Number(top) >= Number(bottom)) return undefined;
  return Math.ceil(((Number(full) * Number(bottom) + Number(top)) * unit) / Number(bottom));
}

function readSixteenths(text: string): number | undefined {
  const [, foot, inch, part] = (sixteenths.exec(text) ?? []).map(Number);
  const isOne = inch !== undefined && part !== undefined && inch < inchesPerFoot && part < 16;
  return isOne ? Number(foot) * inchesPerFoot + inch + Math.ceil(part / 16) : undefined;
}

/** Inches after feet must be below twelve: 12'14" is a typo. */
function readBoth(text: string): number | undefined {
  const [, foot, rest = ''] = feetAndInches.exec(text) ?? [];
  const more = readInches(rest.endsWith('"') ? rest : `${rest}"`);
  // Exactly 12 only results from rounding up, as with 11 3/4".
  const isBelowFoot = more !== undefined && (more < inchesPerFoot || /^11\D/.test(rest));
  return isBelowFoot && more <= inchesPerFoot ? Number(foot) * inchesPerFoot + more : undefined;
}

/** The length as it was read, such as 8' 1" for 96-1/2"; undefined if it was written like that. */
export function findReading(text: string, total: number): string | undefined {
  const read = writeLength(total);
  return read.replaceAll(' ', '') === text.replaceAll(' ', '') ? undefined : read;
}

/** Writes inches as 12' 6", and omits zero inches. */
export function writeLength(total: number): string {
  const rest = total % inchesPerFoot;
  const foot = Math.floor(total / inchesPerFoot);
  if (foot === 0) return `${rest}"`;
  return rest === 0 ? `${foot}'` : `${foot}' ${rest}"`;
}
