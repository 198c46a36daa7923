import { expect, test } from 'vitest';
import { findRefusal, pick, renderSamples, testRoom } from '../testing.tsx';
import { Article } from './Article.tsx';

const samples = await renderSamples('Article', (props) => <Article {...props} />);
testRoom('Article', samples);

test.each(samples)('$name: headings and paragraphs are read in order', ({ html, props }) => {
  expect(html.all('h2').map(({ text }) => text)).toEqual(props.parts.flatMap(({ heading }) => heading ?? []));
  const paragraphs = html.all('p').map(({ text }) => text);
  const written = props.parts.flatMap(({ text }) => text);
  expect(paragraphs.filter((text) => written.includes(text))).toEqual(written);
});

test.each(samples)('$name: machines read the date as it is written in content', ({ html, props }) => {
  expect(html.one('time').attribute('datetime')).toBe(props.date);
});

test('people read the same day wherever the site is built', () => {
  const least = pick(samples, 'least');
  expect(least.html.one('time').text).toBe('February 29, 2020');
});

test.each(samples)('$name: the picture that opens the page loads first', ({ html }) => {
  expect(html.one('img').attribute('fetchpriority')).toBe('high');
});

test.each([
  ['a date that does not exist', { date: '2026-02-30' }, 'at date'],
  ['a date in words', { date: 'March 14, 2026' }, 'at date'],
])('%s is refused by its place', (_, changes, place) => {
  expect(findRefusal('Article', changes)).toContain(place);
});
