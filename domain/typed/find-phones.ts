/**
 * Finds the numbers that a person would dial in the text of a phone field. libphonenumber-js is too large for a page, so
 * only the server and the tools import this file.
 */
import { toPlainDashes } from './plain-dashes.ts';
import { readNumber, type ReadNumber } from './read-number.ts';
import type { PhoneNumber } from './phone.ts';

/** `shown` is the part of the text with the number and its extension, as typed. */
export interface TypedPhone extends PhoneNumber {
  label?: PhoneLabel;
}

type PhoneLabel = 'cell' | 'home' | 'office';

const labels: Readonly<Record<PhoneLabel | 'fax', readonly string[]>> = {
  cell: ['cell', 'cellphone', 'mobile', 'mob', 'c', 'm'],
  home: ['home', 'house', 'landline', 'h'],
  office: ['office', 'work', 'business', 'desk', 'o', 'w'],
  fax: ['fax', 'f'],
};
const words = Object.values(labels)
  .flatMap((list) => list.filter(({ length }) => length > 1))
  .join('|');
/** "cell phone: " and "C: " before a number. A letter behind a name is an initial. */
const before = new RegExp(
  String.raw`(?:(?<![a-z])(${words})(?:\s*(?:phone|number|no\.?|#|is))*[\s:.=)(-]*|(?:^|[,;/|(]|\bor)\s*([chmowf])(?![a-z])[\s:.=)(-]*)$`,
  'i',
);
/** "(cell)", "- cell" and "c" behind a number, unless it is the label of the next one. */
const after = new RegExp(
  String.raw`^\s*[-(]?\s*(?:(${words})\b|([chmowf])(?![\w:.=/]))(?!\s*[:.=#]?\s*\(?\+?\d)`,
  'i',
);
const phoneAndFax = /\b(?:tel|ph|phone)\s*[/&+]\s*fax\W*$/i;

function toLabel(found: RegExpExecArray | null): PhoneLabel | 'fax' | undefined {
  const word = (found?.[1] ?? found?.[2] ?? '').toLowerCase();
  const names = Object.keys(labels) as (keyof typeof labels)[];
  return names.find((name) => labels[name].includes(word));
}

const clean = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Keyboards and documents write dots and parentheses in many ways. The positions stay the same. */
const simplify = (text: string): string =>
  toPlainDashes(text).replace(/[[{]/g, '(').replace(/[\]}]/g, ')').replace(/[·•]/g, '.');

/** Finds numbers in the order of the text, except fax numbers. If there are none, the text stays as typed. */
export function findPhones(typed: string | undefined): TypedPhone[] {
  const original = clean(typed ?? '');
  const text = simplify(original);
  const found = scan(text);
  const isLabeledBefore = toLabel(before.exec(text.slice(0, found[0]?.start))) !== undefined;
  let used = 0;
  const phones = found.flatMap(({ start, end, e164, extension }) => {
    const left = text.slice(used, start);
    const suffix = isLabeledBefore ? null : after.exec(text.slice(end));
    used = end + (suffix?.[0].length ?? 0);
    const label = toLabel(suffix) ?? (phoneAndFax.test(left) ? undefined : toLabel(before.exec(left)));
    if (label === 'fax') return [];
    const shown = trimParentheses(original.slice(start, end));
    return [{ shown, e164, ...(extension && { extension }), ...(label && { label }) }];
  });
  const dialed = phones.map(({ e164, extension }) => `${e164},${extension}`);
  return phones.filter((_, index) => dialed.indexOf(dialed[index] ?? '') === index);
}

/** "(843-555-0143" and "843-555-0143)" come from a note in parentheses. */
function trimParentheses(text: string): string {
  const missing = text.split(/[([{]/).length - text.split(/[)\]}]/).length;
  if (missing > 0) return text.replace(/^[([{]\s*/, '');
  return missing < 0 ? text.replace(/\s*[)\]}]$/, '') : text;
}

interface Found extends ReadNumber {
  start: number;
}

function scan(text: string): Found[] {
  const found: Found[] = [];
  for (let start = 0; start < text.length;) {
    const [token = ''] = /^(?:\d+|.)/s.exec(text.slice(start)) ?? [];
    // In "#1 843-555-0142", the 1 only counts.
    const isCount = token.length === 1 && text[start - 1] === '#';
    const number = /[\d(+]/.test(token) && !isCount ? readNumber(text, start, found.at(-1)) : undefined;
    if (number) found.push({ start, ...number });
    start = number?.end ?? start + token.length;
  }
  return found;
}

/** The column `phone_e164` and the webhook: the number that Call dials. */
export const findPhoneE164 = (typed: string | undefined): string | null => findPhones(typed)[0]?.e164 ?? null;
