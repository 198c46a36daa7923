/** The languages of the program. To add one, add an object of the type `Words` and a line here. */
import { english, type Words } from './english.ts';
import { makePseudoLanguage } from './pseudo-language.ts';

const languages: Readonly<Record<string, () => Words>> = {
  en: () => english,
  // For tests: a text without brackets on a page of this language is not from contract/words.
  'en-XA': () => makePseudoLanguage(english),
};

/** The texts for a language tag, such as `en-US`, or else for its first part. */
export function findWords(tag: string): Words | undefined {
  return (languages[tag] ?? languages[tag.split('-')[0] ?? ''])?.();
}

export function getWords(tag: string): Words {
  const words = findWords(tag);
  if (!words)
    throw new Error(`there are no texts for "${tag}"; choose from ${Object.keys(languages).join(', ')}`);
  return words;
}
