import { toPlainSpaces } from '../../domain/typed/plain-spaces.ts';

/** The texts of a page, still escaped, with a `|` for each run of tags. */
export const readTexts = (html: string): string => toPlainSpaces(html.replaceAll(/(?:<[^>]*>)+/g, '|'));

/** The values of all fields with this name, still escaped. */
export const listValues = (html: string, name: string): string[] =>
  [...html.matchAll(/<input [^>]*>/g)]
    .filter(([field]) => field.includes(` name="${name}"`))
    .map(([field]) => / value="([^"]*)"/.exec(field)?.[1] ?? '');
