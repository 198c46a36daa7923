import { expect, test } from 'vitest';
import { dropMarks, splitMarks } from './marks.ts';

test('splits a text into plain words, bold words and links', () => {
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
  expect(splitMarks('[Call](tel:+18435550142)')).toEqual([{ words: 'Call', address: 'tel:+18435550142' }]);
  expect(splitMarks('2 ** 3 and [nothing]')).toEqual(['2 ** 3 and [nothing]']);
});

test('keeps a javascript: link as plain words', () => {
  expect(splitMarks('[x](javascript:alert(1))')).toEqual(['[x](javascript:alert(1))']);
});

test('drops the marks for search engines', () => {
  expect(dropMarks('**[Call](/contact) us** today')).toBe('Call us today');
});
