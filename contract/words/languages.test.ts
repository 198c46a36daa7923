import { expect, test } from 'vitest';
import { rowFields, singleFields, type TakeoffField, type TakeoffFieldWords } from '../takeoff-fields.ts';
import { english } from './english.ts';
import { findWords, getWords } from './languages.ts';
import { mergeWords } from './merge-words.ts';
import { wholeSchema } from './override-schema.ts';
import { wordsFiles } from './words-files.ts';

test('a language is found by its tag, and else by its first part', () => {
  expect(getWords('en-US')).toBe(english);
  expect(getWords('en-GB')).toBe(english);
  expect(findWords('xx')).toBeUndefined();
  expect(() => getWords('xx')).toThrow('there are no texts for "xx"; known are en, en-XA');
});

test.each(Object.keys(english) as (keyof typeof english)[])(
  'the %s of every language are whole and fill the places of the English ones',
  (name) => {
    for (const tag of ['en', 'en-XA']) {
      const words = mergeWords(getWords(tag)[name], {});
      const { error } = wholeSchema<object>(english[name], wordsFiles[name].own).safeParse(words);
      expect(error, tag).toBeUndefined();
    }
  },
);

test('the pseudo-language says everything in brackets and longer, and changes neither places nor values', () => {
  const { site, mails, forms } = getWords('en-XA');
  expect(site.frame.toTop).toMatch(/^\[Back to top( ~)+\]$/);
  expect(mails.receipt.thanks).toMatch(/^\[Thank you for writing to us\. \{what\} has arrived\.( ~)+\]$/);
  const [first] = forms.requests.takeoff.fields['urgency']?.options ?? [];
  expect(first).toEqual({ label: '[Water is coming in ~ ~ ~]', value: 'Water is coming in' });
});

test('every choice of a takeoff has words for each of its options, in their order', () => {
  const { singles, lists } = english.takeoff;
  const fields: [TakeoffField, TakeoffFieldWords | undefined][] = [
    ...Object.entries(singleFields).map(
      ([name, field]) => [field, (singles as Record<string, TakeoffFieldWords>)[name]] as const,
    ),
    ...Object.entries(rowFields).flatMap(([list, cells]) =>
      Object.entries<TakeoffField>(cells).map(([name, field]) => {
        const own = lists[list as keyof typeof lists].cells as Record<string, TakeoffFieldWords>;
        return [field, own[name]] as const;
      }),
    ),
  ].map(([field, words]) => [field, words]);
  for (const [field, words] of fields) {
    expect(words).toBeDefined();
    const options = field.type === 'choice' ? [...field.options].sort() : [];
    expect(Object.keys(words?.options ?? {}).sort()).toEqual(options);
  }
});
