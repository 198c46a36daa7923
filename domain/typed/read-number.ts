/** Reads one phone number at a position of a simplified text (see find-phones.ts). */
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { readExtension } from './read-extension.ts';

export interface ReadNumber {
  e164: string;
  extension?: string | undefined;
  /** The position behind the number and its extension. */
  end: number;
}

type Bare = Omit<ReadNumber, 'extension'>;

/** Three, three and four digits, with or without signs between them and the country code before them. */
const american =
  /(?:(?:\(\+? ?1\)|\+? ?\(1\)|\+? ?1)[ ./-]*)?\(? ?([2-9]\d{2})[ ./_()|~*:,-]{0,4}([2-9]\d{2})[ ./_()|~*:,-]{0,4}(\d{4})(?!\d)\)?/y;
const prefix = /\(?(?:(\+)|011|00)[ .(-]*/y;
/** A run of digits in groups. */
const run = /\(?\d(?:[ ().-]*\d)*/y;
const foreignRun = /\d(?:[ ()./-]*\d)*/y;
/** After another number: its area code holds for "or 555-0143", and its first six digits for "/ 0143". */
const local = /(?<!\d[-.])(?<=(\/|\bor) ?|)(?:([2-9]\d{2})[ .-])?(\d{4})(?![\d:/])/y;
const vanityStart = /(?:\+?1[ .-]*)?\(?([2-9]\d{2})\)?/y;
const vanityPart = /[.-]?[A-Za-z0-9]+| [A-Z0-9]+(?![a-z])/y;

function match(pattern: RegExp, text: string, start: number): RegExpExecArray | null {
  pattern.lastIndex = start;
  return pattern.exec(text);
}

export function readNumber(text: string, start: number, last?: { e164: string }): ReadNumber | undefined {
  const number = readBare(text, start) ?? (last && readLocal(text, start, last));
  if (number === undefined) return undefined;
  const extension = readExtension(text, number.end, (at) => readBare(text, at) !== undefined);
  return { ...number, ...extension };
}

const readBare = (text: string, start: number): Bare | undefined =>
  readForeign(text, start) ??
  readAmerican(text, start) ??
  readVanity(text, start) ??
  readOddGroups(text, start);

function readAmerican(text: string, start: number): Bare | undefined {
  const found = match(american, text, start);
  if (found === null) return undefined;
  return { e164: `+1${found.slice(1).join('')}`, end: start + found[0].length };
}

const isValid = (e164: string): boolean => parsePhoneNumberFromString(e164)?.isValid() === true;

/**
 * A number with + or a prefix for calls abroad. Ten digits behind a plus are American if they make a number of the United
 * States or Canada (+919 555 0142 is no Indian number), unless their groups are those of another country
 * (+65 6223 4567).
 */
function readForeign(text: string, start: number): Bare | undefined {
  const found = match(prefix, text, start);
  if (found === null) return undefined;
  const from = start + found[0].length;
  const home = readAmerican(text, from);
  const isPlain = home !== undefined && text[from] !== '1';
  if (home && (!isPlain || (found[1] && isValid(home.e164)))) return home;
  const digits = match(foreignRun, text.replaceAll('(0)', '   '), from)?.[0] ?? '';
  const ends = [...digits.matchAll(/\d+/g)].map((group) => group.index + group[0].length);
  const candidates = ends.reverse().map((end) => ({
    e164: `+${digits.slice(0, end).replace(/\D/g, '')}`,
    end: from + end,
  }));
  const valid = candidates.find(({ e164 }) => isValid(e164));
  if (valid || home || !found[1]) return valid ?? home;
  const possible = candidates.find(({ e164 }) => parsePhoneNumberFromString(e164)?.isPossible());
  return possible ?? candidates.find(({ e164 }) => /^\+\d{8,15}$/.test(e164));
}

/** Ten digits in other groups: "843 55 50 142", "8 4 3 5 5 5 0 1 4 2". Dates and ZIP codes have others. */
function readOddGroups(text: string, start: number): Bare | undefined {
  const found = match(run, text, start)?.[0] ?? '';
  const groups = found.match(/\d+/g) ?? [];
  const digits = groups.join('').replace(/^1(?=\d{10}$)/, '');
  const [first = ''] = groups[0] === '1' ? groups.slice(1) : groups;
  const isPhone = /^\d{3}$|^1\d{3}$/.test(first) || groups.every(({ length }) => length <= 2);
  if (!isPhone || !/^[2-9]\d{2}[2-9]\d{6}$/.test(digits)) return undefined;
  return { e164: `+1${digits}`, end: start + found.length };
}

function readLocal(text: string, start: number, last: { e164: string }): Bare | undefined {
  const found = match(local, text, start);
  if (found === null || !last.e164.startsWith('+1')) return undefined;
  const [all, joint, exchange = joint && last.e164.slice(5, 8), line] = found;
  if (!exchange) return undefined;
  return { e164: `${last.e164.slice(0, 5)}${exchange}${line}`, end: start + all.length };
}

const keys = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz'];

const toDigits = (text: string): string =>
  text.toLowerCase().replace(/[a-z]/g, (letter) => String(keys.findIndex((key) => key.includes(letter)) + 2));

/** "843-DRYWALL", "1-800-GOT WALL". Letters beyond the tenth digit are not dialed. */
function readVanity(text: string, start: number): Bare | undefined {
  const found = match(vanityStart, text, start);
  if (found === null) return undefined;
  let end = start + found[0].length;
  let name = '';
  while (name.replace(/[^A-Za-z0-9]/g, '').length < 7) {
    const part = match(vanityPart, text, end)?.[0];
    if (part === undefined) return undefined;
    name += part;
    end += part.length;
  }
  const digits = toDigits(name.replace(/[^A-Za-z0-9]/g, '')).slice(0, 7);
  if (!/[A-Za-z]{3}/.test(name) || !/^[2-9]/.test(digits)) return undefined;
  return { e164: `+1${found[1]}${digits}`, end };
}
