/** Texts with places in braces, such as `{reference}`, that code fills when it says them. */
import { z } from 'zod';
import { factNames } from './fact-names.ts';
import { place } from './fill-in.ts';

const listPlaces = (sentence: string) => [...sentence.matchAll(place)].map(([, name = '']) => name);
const show = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ');

/**
 * A text that must have these places; one with a question mark (`text('query?')`) may have it. Facts of the company
 * may be anywhere, and any other place is an error, so that no visitor ever reads a name in braces.
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
      if (unknown.length > 0) say(`${show(unknown)} is not known here; known are ${show([...known])}`);
      if (missing.length > 0) say(`the text must say ${show(missing)}`);
    });
}
