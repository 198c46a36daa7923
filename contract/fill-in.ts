/** Fills placeholders such as `{reference}`. Separate from text-places.ts, which would pull Zod into browsers. */
import type { factNames } from './fact-names.ts';
import { choosePlural, type PluralForm } from './language.ts';
import { mapTexts } from './values.ts';

export const place = /\{(\w+)\}/g;

/** A text for one thing and one for several, plus the other plural forms that a language has. */
export type CountedText = { one: string; other: string } & Partial<Record<PluralForm, string>>;

/** Facts of the company are in a text before its other places are filled, so no value has the name of a fact. */
type Values = Readonly<Record<string, string | number>> & {
  readonly [Name in (typeof factNames)[number]]?: never;
};

/** Fills the placeholders of a text. A missing value is a bug of the caller. */
export function fillIn(sentence: string, values: Values): string {
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

/** Fills only the placeholders with a value, in all texts of `words`, and keeps the others for later. */
export const fillKnown = <Words>(words: Words, values: Readonly<Record<string, string>>): Words =>
  mapTexts(words, (text) => text.replaceAll(place, (all, name: string) => values[name] ?? all));

/** Names a file by its stored name (photo-1.jpg). `sentence` contains {number}, {format} or {size}. */
export function nameFile(sentence: string, name: string, size: string): string {
  const [, number = '', format = ''] = /-(\d+)\.(\w+)$/.exec(name) ?? [];
  return fillIn(sentence, { number, format: format.toUpperCase(), size });
}
