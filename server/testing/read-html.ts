/** The words of a page, with a stroke for each run of tags; they are escaped as they came. */
export const readTexts = (html: string): string => html.replaceAll(/(?:<[^>]*>)+/g, '|');

/** Values of all fields of a name, escaped as they came. */
export const listValues = (html: string, name: string): string[] =>
  [...html.matchAll(/<input [^>]*>/g)]
    .filter(([field]) => field.includes(` name="${name}"`))
    .map(([field]) => / value="([^"]*)"/.exec(field)?.[1] ?? '');
