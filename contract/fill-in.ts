/** Puts values into the places of texts, such as `{reference}`. Apart from text-places.ts, which would bring Zod to browsers. */

export const place = /\{(\w+)\}/g;

/** A text for one thing and one for several. */
export interface CountedText {
  one: string;
  other: string;
}

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

/** Fills the places that have a value, in every text of `words`, and leaves the others for later. */
export function fillPartly<Words>(words: Words, values: Readonly<Record<string, string>>): Words {
  return JSON.parse(JSON.stringify(words), (_, value: unknown) =>
    typeof value === 'string' ? value.replaceAll(place, (all, name: string) => values[name] ?? all) : value,
  ) as Words;
}
