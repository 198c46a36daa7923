import { expect, test } from 'vitest';
import { splitAtHole } from './answers.ts';

test('an answer comes into the hole, in the place of what is there', () => {
  expect(splitAtHole('<p>a</p><!--answer-->example<!--/answer--><p>b</p>')).toEqual({
    before: '<p>a</p>',
    after: '<p>b</p>',
  });
});

test.each(['<p></p>', '<!--answer-->', '<!--/answer--><!--answer-->'])('%s has no hole', (html) => {
  expect(() => splitAtHole(html)).toThrow('There is no <!--answer-->');
});
