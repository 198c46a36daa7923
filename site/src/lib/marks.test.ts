import { expect, test } from 'vitest';
import { dropMarks, splitMarks } from './marks.ts';

test('a text is divided into plain words, bold ones and links', () => {
  expect(
    splitMarks('See **our** [levels](/drywall-finish#level-5), or [them](https://example.com).'),
  ).toEqual([
    'See ',
    { words: 'our' },
    ' ',
    { words: 'levels', address: '/drywall-finish#level-5' },
    ', or ',
    { words: 'them', address: 'https://example.com' },
    '.',
  ]);
  expect(splitMarks('2 ** 3 and [nothing]')).toEqual(['2 ** 3 and [nothing]']);
});

test('a link that runs a script stays plain words', () => {
  expect(splitMarks('[x](javascript:alert(1))')).toEqual(['[x](javascript:alert(1))']);
});

test('search engines read the words without their marks', () => {
  expect(dropMarks('**[Call](/contact) us** today')).toBe('Call us today');
});
