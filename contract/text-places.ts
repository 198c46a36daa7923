/** Texts with placeholders in braces, such as `{reference}`, that code fills in. */
import { z } from 'zod';
import { factNames } from './fact-names.ts';
import { place } from './fill-in.ts';

const listPlaces = (sentence: string) => [...sentence.matchAll(place)].map(([, name = '']) => name);
const show = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ');

/**
 * A text that must contain these placeholders; those with a question mark (`text('query?')`) are optional. Facts of the
 * company are always allowed, and any other placeholder is an error, so that no visitor ever sees a name in braces.
 */
export function text(...places: string[]) {
  const facts: readonly string[] = factNames;
  const required = places.filter((name) => !name.endsWith('?') && !facts.includes(name));
  const known = new Set([...places.map((name) => name.replace('?', '')), ...facts]);
  return z
    .string()
    .trim()
    .min(1)
    .check(({ value, issues }) => {
      const used = listPlaces(value);
      const unknown = used.filter((name) => !known.has(name));
      const missing = required.filter((name) => !used.includes(name));
      const say = (message: string) => issues.push({ code: 'custom', input: value, message });
      if (unknown.length > 0) say(`${show(unknown)} is not known here; choose from ${show([...known])}`);
      if (missing.length > 0) say(`the text must contain ${show(missing)}`);
    });
}
