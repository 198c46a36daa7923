import { expect, test } from 'vitest';
import { lowerMediaRanges } from './media-ranges.ts';

test.each([
  ['@media (width<62rem){a{}}', '@media (max-width:61.99rem){a{}}'],
  ['@media (width>=62rem){a{}}', '@media (min-width:62rem){a{}}'],
  ['@media (62rem <= width < 75rem){}', '@media (min-width:62rem) and (max-width:74.99rem){}'],
  ['@media (width <= 600px) and (width > 320px)', '@media (max-width:600px) and (min-width:320.01px)'],
  ['<img sizes="(width &lt; 48rem) 92vw, 38rem">', '<img sizes="(max-width:47.99rem) 92vw, 38rem">'],
  ['a > b', 'a > b'],
])('rewrites %s as %s', (range, older) => {
  expect(lowerMediaRanges(range)).toBe(older);
});
