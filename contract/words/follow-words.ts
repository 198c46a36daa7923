/**
 * The words of the modules `words:…` in the server's bundle of screens. They are those of the site, except while a
 * screen is rendered in another language. Rendering is synchronous, so no other render sees them.
 */
import { getLanguage, setLanguage } from '../language.ts';
import type { AllWords } from './words-files.ts';

export interface Translation {
  /** A BCP 47 tag. */
  language: string;
  words: Partial<AllWords>;
}

type Follow = (words: Partial<AllWords> | undefined) => void;
const followers: Follow[] = [];

/** `follow` gets other words, or undefined for those of the site. */
export const followWords = (follow: Follow): void => void followers.push(follow);

export function renderWith<Result>(translation: Translation | undefined, render: () => Result): Result {
  if (!translation) return render();
  const ownLanguage = getLanguage();
  setLanguage(translation.language);
  for (const follow of followers) follow(translation.words);
  try {
    return render();
  } finally {
    setLanguage(ownLanguage);
    for (const follow of followers) follow(undefined);
  }
}
