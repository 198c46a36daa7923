import { expect, test } from 'vitest';
import { parsePage } from '../../site/integrations/finish/built-page.ts';
import { computeLength, isMedia } from './media.ts';
import { pickCandidate, pickPicture } from './pick-picture.ts';

// The phone is 412 px wide and shows 1.75 pixels for each of them: 721 pixels across.
test.each([
  ['100vw', 'c.avif'],
  ['50vw', 'a.avif'],
  ['(min-width: 60rem) 50vw, 100vw', 'c.avif'],
  ['(width >= 20rem) 50vw, 100vw', 'a.avif'],
  ['calc(100vw - 2rem)', 'b.avif'],
  ['(max-width: 30rem) and (orientation: portrait) min(20rem, 90vw), 1px', 'b.avif'],
])('picks for sizes="%s" the file a phone would', (sizes, file) => {
  expect(pickCandidate('/p/a.avif 360w, /p/b.avif 640w, /p/c.avif 800w, /p/d.avif 1600w', sizes)).toBe(
    `/p/${file}`,
  );
});

test('takes the nearest density and not the next larger one at any price', () => {
  expect(pickCandidate('a.avif 720w, b.avif 2000w', '100vw')).toBe('a.avif');
  expect(pickCandidate('a.avif, b.avif 2x', '100vw')).toBe('b.avif');
});

test('takes the first source that the phone understands and that is meant for it', () => {
  const { elements } = parsePage(
    'a.html',
    `<picture><source type="image/jxl" srcset="a.jxl"><source media="(min-width: 48em)" srcset="wide.avif" type="image/avif">
     <source srcset="phone.avif 720w" type="image/avif"><img src="old.jpg"></picture>`,
  );
  const image = elements.find(({ name }) => name === 'img');
  const sources = elements.filter(({ name }) => name === 'source');
  expect(image && pickPicture(image, sources)).toBe('phone.avif');
  expect(image && pickPicture(image)).toBe('old.jpg');
});

test('computes lengths and refuses what it does not know', () => {
  expect(computeLength('calc((100vw - 2 * 1rem) / 2)')).toBe(190);
  expect(computeLength('clamp(10px, 50vw, 15rem)')).toBe(206);
  expect(() => computeLength('50cqi')).toThrow(/not understood/);
});

test.each([
  ['(max-width: 412px)', true],
  ['(width < 412px)', false],
  ['screen and (min-width: 30em)', false],
  ['(min-width: 70em), (max-width: 40em)', true],
  ['(prefers-color-scheme: dark)', false],
])('answers %s with %s', (query, answer) => {
  expect(isMedia(query)).toBe(answer);
});
