/** Finds people among leads, regardless of how names, addresses and numbers are typed. */
import { domainToUnicode } from 'node:url';
import { isSameReference } from '../../domain/typed/parse-reference.ts';
import { dropNumbers, isSameNumber, listNumbers, toSearchText } from '../lib/search-text.ts';
import type { SearchedLead } from '../store/records.ts';

/** A lead matches if it contains every word and number of the query, in any order and also inside words. */
export function createLeadSearch(question: string): (lead: SearchedLead) => boolean {
  const words = toSearchText(dropNumbers(question)).split(' ');
  const numbers = listNumbers(question);
  return (lead) => {
    const typed = listTexts(lead);
    const text = toSearchText(typed);
    const has = (word: string) => text.includes(word);
    if (isSameReference(lead.reference, question)) return true;
    if (!words.every(has)) return false;
    const known = numbers.length > 0 ? listNumbers(typed) : [];
    return numbers.every((asked) => known.some((one) => isSameNumber(one, asked)));
  };
}

function listTexts({ reference, fields, notes, phoneE164 }: SearchedLead): string {
  const [, local = '', domain = ''] = /^(.*@)(.*xn--.*)$/.exec(fields.email) ?? [];
  const asTyped = domain === '' ? '' : local + domainToUnicode(domain);
  const texts = notes.map(({ text }) => text);
  return [reference, ...Object.values(fields), asTyped, phoneE164 ?? '', ...texts].join('\n');
}
