import { expect, test } from 'vitest';
import { splitAtHole } from './server-screens.ts';

test('replaces the content of the hole with the answer', () => {
  expect(splitAtHole('<p>a</p><!--answer-->example<!--/answer--><p>b</p>')).toEqual({
    before: '<p>a</p>',
    after: '<p>b</p>',
  });
});

test.each(['<p></p>', '<!--answer-->', '<!--/answer--><!--answer-->'])('finds no hole in %s', (html) => {
  expect(() => splitAtHole(html)).toThrow('The page has no <!--answer-->');
});
