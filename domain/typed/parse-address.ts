/**
 * Takes a typed postal address apart, for the columns of other programs. Nothing is lost: what cannot be taken apart
 * stays whole in `street`. Only the country is left out.
 */
import { toPlainDashes } from './plain-dashes.ts';
import { findState, stateNames } from './states.ts';

export interface ParsedAddress {
  street: string;
  /** The second line: apartment, suite, building, or the name of a neighborhood or business. */
  unit: string;
  city: string;
  /** Two letters. */
  state: string;
  /** Five digits, or nine with a dash. */
  zip: string;
}

const unitWords =
  'apt|apartment|suite|ste|unit|lot|bldg|building|fl|floor|rm|room|spc|space|trlr|trailer|penthouse|ph|dept|p\\.? ?o\\.? box|box|c\\/o|attn|gate code';
/** "FL" alone is Florida. */
const isUnit = new RegExp(
  `^(?!fl\\.?$)(?:(?:${unitWords})\\b|#|\\d+(?:st|nd|rd|th) (?:floor|fl)\\b|(?:front|rear|upper|lower|upstairs|downstairs|back)$)`,
  'i',
);
const unitBehind =
  /^(.*\S) +((?:(?:apt|apartment|suite|ste|unit|lot|bldg|building|rm|room|spc|trlr)\b\.? ?#?|#) ?[\w-]+|\d+(?:st|nd|rd|th) (?:floor|fl))$/i;
const unitBefore = /^((?:(?:apt|apartment|suite|ste|unit|lot)\b\.? ?#?|#) ?[\w-]+) +(\d.*)$/i;
const country = /(?:^| )(?:u\.?s\.?(?:a\.?)?|united states(?: of america)?)$/i;
/** A number behind these words is no ZIP code. */
const numberedPlace =
  /(?:box|hwy|highway|route|rt|rte|road|rd|sr|cr|fm|loop|exit|lot|unit|apt|suite|ste|#)\.? *$/i;
const streetEnd =
  /^(.*\d.*\b(?:st|street|ave|avenue|av|rd|road|dr|drive|ln|lane|ct|court|cir|circle|blvd|boulevard|way|pl|place|ter|terrace|trl|trail|pkwy|parkway|hwy|highway|loop|run|row|sq|square|aly|alley|pt|point|xing|crossing)\.?(?: [NSEW]{1,2})?)(?: +(\d+(?:st|nd|rd|th) (?:floor|fl)|#? ?\d\w{0,5}|(?:apt|suite|ste|unit|lot|bldg|rm)\b\.? ?#?[\w-]+))? +([a-z][a-z .'’-]+)$/i;

/** Longer names first, so that West Virginia is not Virginia. */
const names = [...stateNames].sort((one, other) => other.length - one.length).join('|');
const stateBehind = new RegExp(`^(.*?)(?:^|[ ,.])((?:${names})|[a-z]\\.? ?[a-z])\\.?$`, 'i');

export function parseAddress(typed: string): ParsedAddress {
  const whole = toPlainDashes(typed)
    .replace(/[^\S\n]+/g, ' ')
    .trim();
  const parts = whole
    .split(/[,;\n]/)
    .map((part) => part.trim().replace(country, ''))
    .filter((part) => part !== '');
  const units = parts.filter((part) => isUnit.test(part) && !unitBefore.test(part));
  const rest = parts.filter((part) => !units.includes(part));
  const { zip, state } = takeEnd(rest);
  const city = takeCity(rest, zip !== '' || state !== '');
  const numbered = rest.findIndex((part) => /^\d/.test(part) || unitBefore.test(part));
  const [street = ''] = rest.splice(Math.max(numbered, 0), 1);
  const [own, ownUnit] = splitUnit(street === '' ? (units.shift() ?? '') : street);
  return { street: own, unit: [...rest, ownUnit, ...units].filter(Boolean).join(', '), city, state, zip };
}

/** Removes ZIP code and state from the end. A part that is empty then is removed, too. */
function takeEnd(parts: string[]): Pick<ParsedAddress, 'zip' | 'state'> {
  const found = { zip: '', state: '' };
  const [, before = '', five, four] = /^(.*?)(\d{5})(?:[- ]?(\d{4}))?\.?$/.exec(parts.at(-1) ?? '') ?? [];
  const isZip = five !== undefined && !/\d$/.test(before) && !numberedPlace.test(before);
  if (isZip && (before !== '' || parts.length > 1)) {
    found.zip = four === undefined ? five : `${five}-${four}`;
    replaceLast(parts, before);
  }
  const last = parts.at(-1) ?? '';
  const [, town = '', name = ''] = stateBehind.exec(last) ?? [];
  const state = findState(name.replace(/[. ]/g, '')) ?? findState(name);
  // "9 Elm Ct" is a court, "9 Elm Ct 06511" and "9 Elm St New Haven Ct" are in Connecticut.
  const isState = state !== undefined && (found.zip !== '' || !/^\d/.test(last) || streetEnd.test(town));
  if (isState && (town !== '' || parts.length > 1)) {
    found.state = state.code;
    replaceLast(parts, town);
  }
  return found;
}

function replaceLast(parts: string[], text: string): void {
  parts.pop();
  const left = text.replace(/[\s,.]+$/, '');
  if (left !== '') parts.push(left);
}

/** A lone word could be anything, but before a state or a ZIP code it is a town. */
function takeCity(parts: string[], hasEnd: boolean): string {
  const last = parts.at(-1) ?? '';
  if (!/\d/.test(last) && (parts.length > 1 || hasEnd)) return (parts.pop() ?? '').replace(/\.$/, '');
  const [, street, number = '', city] = hasEnd ? (streetEnd.exec(last) ?? []) : [];
  if (street === undefined || city === undefined) return '';
  replaceLast(parts, `${street} ${number}`);
  return city;
}

function splitUnit(street: string): [street: string, unit: string] {
  const [, unit, rest] = unitBefore.exec(street) ?? [];
  if (unit !== undefined && rest !== undefined) return [rest, unit];
  const [, own, behind] = unitBehind.exec(street) ?? [];
  return own === undefined || behind === undefined || !/\d/.test(own) ? [street, ''] : [own, behind];
}

/** The town of an address; undefined if it is unclear. */
export const findTown = (address: string | undefined): string | undefined =>
  parseAddress(address ?? '').city || undefined;
