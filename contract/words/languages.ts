/** The languages of the program. To add one, add an object of the type `Words` and a line here. */
import { english, type Words } from './english.ts';
import { makePseudoLanguage } from './pseudo-language.ts';

const languages: Readonly<Record<string, () => Words>> = {
  en: () => english,
};
/** For tests: a text without brackets on a page of this language is not from contract/words. */
export const pseudoLanguage = 'en-XA';

/** The languages that a site in the language `tag` has besides its own. */
export const listOthers = (tag: string): string[] =>
  Object.keys(languages).filter((language) => language !== tag.split('-')[0]);

/** The texts for a language tag, such as `en-US`, or else for its first part. */
export function findWords(tag: string): Words | undefined {
  if (tag === pseudoLanguage) return makePseudoLanguage(english);
  return languages[tag.split('-')[0] ?? '']?.();
}

export function getWords(tag: string): Words {
  const words = findWords(tag);
  if (!words)
    throw new Error(
      `there are no texts for "${tag}"; choose from ${[...Object.keys(languages), pseudoLanguage].join(', ')}`,
    );
  return words;
}
