/** Puts values into the places of texts, such as `{reference}`. Apart from text-places.ts, which would bring Zod to browsers. */
import { choosePlural, type PluralForm } from './language.ts';
import { mapTexts } from './values.ts';

export const place = /\{(\w+)\}/g;

/** A text for one thing and one for several, and for other numbers where a language has them. */
export type CountedText = { one: string; other: string } & Partial<Record<PluralForm, string>>;

/** Puts values into the places of a text; a place without a value is a mistake of the caller. */
export function fillIn(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replaceAll(place, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for {${name}} in "${sentence}"`);
    return String(value);
  });
}

export function fillInCount(
  text: CountedText,
  count: number,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return fillIn(text[choosePlural(count)] ?? text.other, { ...values, count });
}

/** Fills the places that have a value, in every text of `words`, and leaves the others for later. */
export const fillKnown = <Words>(words: Words, values: Readonly<Record<string, string>>): Words =>
  mapTexts(words, (text) => text.replaceAll(place, (all, name: string) => values[name] ?? all));

/** A file by the name that the store gives it (photo-1.jpg). `sentence` says {number} and {size}, or {size} alone. */
export function nameFile(sentence: string, name: string, size: string): string {
  return fillIn(sentence, { number: /\d+/.exec(name)?.[0] ?? '', size });
}
