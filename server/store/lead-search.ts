/** Finds people among leads, regardless of how names, addresses, numbers and references are typed. */
import { domainToUnicode } from 'node:url';
import { findReferenceSigns, foldReference } from '../../domain/typed/parse-reference.ts';
import { dropNumbers, listNumbers, leastDigits, toSearchText } from './search-text.ts';

/** The searchable part of a lead. */
export interface SearchedLead {
  reference: string;
  fields: Readonly<Record<string, string | undefined>>;
  notes: readonly { text: string }[];
  phoneE164: string | null;
}

/**
 * A lead matches if its search text contains every part of one of these lists. A part never contains the wildcards of
 * LIKE.
 */
export type LeadSearch = readonly (readonly string[])[];

/** Begins and ends each number, so that a whole number can be part of a search. */
const edge = '#';
/** The wildcards of LIKE, and our own sign. */
const toPlain = (text: string): string => toSearchText(text.replace(/[%_\\#]/g, ' '));

/** The text that a search reads: every word folded, then every number, then the reference without its dashes. */
export function writeSearchText({ reference, fields, notes, phoneE164 }: SearchedLead): string {
  const [, local = '', domain = ''] = /^(.*@)(.*xn--.*)$/.exec(fields['email'] ?? '') ?? [];
  const asTyped = domain === '' ? '' : local + domainToUnicode(domain);
  const texts = [
    reference,
    ...Object.values(fields),
    asTyped,
    phoneE164 ?? '',
    ...notes.map(({ text }) => text),
  ];
  const typed = texts.filter(Boolean).join('\n');
  const numbers = new Set(listNumbers(typed));
  return [toPlain(typed), ...[...numbers].map((one) => edge + one + edge), foldReference(reference)].join(
    ' ',
  );
}

/** Every word and every number of the question, in any order and also inside words; or the reference. */
export function readQuestion(question: string): LeadSearch {
  const words = toPlain(dropNumbers(question)).split(' ').filter(Boolean);
  const lists = listNumbers(question).reduce<string[][]>(
    (found, number) => found.flatMap((parts) => spellNumber(number).map((one) => [...parts, one])),
    [words],
  );
  const reference = findReferenceSigns(question);
  return [...lists.filter((parts) => parts.length > 0), ...(reference === undefined ? [] : [[reference]])];
}

/** A number, a part of one, or a stored number without the country or area code that was asked for. */
const spellNumber = (asked: string): string[] => [
  asked,
  ...Array.from(
    { length: Math.max(0, asked.length - leastDigits) },
    (_, index) => edge + asked.slice(index + 1) + edge,
  ),
];
