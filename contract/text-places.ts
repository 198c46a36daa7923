/** Texts of content/words with places in braces, such as `{reference}`, that code fills when it says them. */
import { z } from 'zod';
import { factNames } from './company.ts';
import { place } from './fill-in.ts';

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
