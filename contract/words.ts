/** Texts of content/words with places in braces, such as `{reference}`, that code fills when it says them. */
import { z } from 'zod';
import { factNames } from './company.ts';

const place = /\{(\w+)\}/g;
const listPlaces = (sentence: string) => [...sentence.matchAll(place)].map(([, name = '']) => name);
const show = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ');

/**
 * A text that must have these places; one with a question mark (`text('query?')`) may have it. Facts of the company
 * may be anywhere, and any other place is an error, so that no visitor ever reads a name in braces.
 */
export function text(...places: string[]) {
  const required = places.filter((name) => !name.endsWith('?'));
  const known = [...places.map((name) => name.replace('?', '')), ...factNames];
  return z
    .string()
    .trim()
    .min(1)
    .check(({ value, issues }) => {
      const used = listPlaces(value);
      const unknown = used.filter((name) => !known.includes(name));
      const missing = required.filter((name) => !used.includes(name));
      const say = (message: string) => issues.push({ code: 'custom', input: value, message });
      if (unknown.length > 0) say(`${show(unknown)} is not known here; known are ${show(known)}`);
      if (missing.length > 0) say(`the text must say ${show(missing)}`);
    });
}

/** A text for one thing and one for several; both may say `{count}`, the second must. */
export function countedText(...places: string[]) {
  return z.strictObject({ one: text('count?', ...places), other: text('count', ...places) });
}

export type CountedText = z.output<ReturnType<typeof countedText>>;

/** Puts values into the places of a text; a place without a value is a mistake of the caller. */
export function fillIn(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replaceAll(place, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for {${name}} in "${sentence}"`);
    return String(value);
  });
}

export function fillInCount(
  { one, other }: CountedText,
  count: number,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return fillIn(count === 1 ? one : other, { ...values, count });
}

/** Puts the facts of the company into every text of `words` and leaves the other places for later. */
export function fillFactsOfWords<Words>(words: Words, facts: Readonly<Record<string, string>>): Words {
  return JSON.parse(JSON.stringify(words), (_, value: unknown) =>
    typeof value === 'string' ? value.replaceAll(place, (all, name: string) => facts[name] ?? all) : value,
  ) as Words;
}
