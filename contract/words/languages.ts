/** The languages that the program speaks. Another one is another object of the type `Words`, and a line here. */
import { english, type Words } from './english.ts';
import { makePseudoLanguage } from './pseudo-language.ts';

const languages: Readonly<Record<string, () => Words>> = {
  en: () => english,
  // For tests: a text outside brackets on a page of this language is not from contract/words.
  'en-XA': () => makePseudoLanguage(english),
};

/** The texts for the tag of a language, such as `en-US`: those of the tag itself, or those of its first part. */
export function findWords(tag: string): Words | undefined {
  return (languages[tag] ?? languages[tag.split('-')[0] ?? ''])?.();
}

export function getWords(tag: string): Words {
  const words = findWords(tag);
  if (!words)
    throw new Error(`there are no texts for "${tag}"; known are ${Object.keys(languages).join(', ')}`);
  return words;
}
