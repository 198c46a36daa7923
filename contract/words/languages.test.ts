import { expect, test } from 'vitest';
import { rowFields, singleFields, type TakeoffField, type TakeoffFieldWords } from '../takeoff-fields.ts';
import { english } from './english.ts';
import { findWords, getWords } from './languages.ts';
import { mergeWords } from './merge-words.ts';
import { wholeSchema } from './override-schema.ts';
import { wordsFiles } from './words-files.ts';

test('finds a language by its tag, or else by the first part', () => {
  expect(getWords('en-US')).toBe(english);
  expect(getWords('en-GB')).toBe(english);
  expect(findWords('xx')).toBeUndefined();
  expect(() => getWords('xx')).toThrow('there are no texts for "xx"; choose from en, en-XA');
});

test.each(Object.keys(english) as (keyof typeof english)[])(
  'has complete %s in every language, with the placeholders of the English ones',
  (name) => {
    for (const tag of ['en', 'en-XA']) {
      const words = mergeWords(getWords(tag)[name], {});
      const { error } = wholeSchema<object>(english[name], wordsFiles[name].own).safeParse(words);
      expect(error, tag).toBeUndefined();
    }
  },
);

test('brackets and lengthens texts in the pseudo-language, and keeps placeholders and values', () => {
  const { site, mails, forms } = getWords('en-XA');
  expect(site.frame.toTop).toMatch(/^\[Back to top( ~)+\]$/);
  expect(mails.receipt.thanks).toMatch(/^\[Thank you for contacting us\. \{what\} has arrived\.( ~)+\]$/);
  const [first] = forms.requests.takeoff.fields['urgency']?.options ?? [];
  expect(first).toEqual({ label: '[Water is coming in ~ ~ ~]', value: 'Water is coming in' });
});

test('has words for each option of every takeoff choice, in order', () => {
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
