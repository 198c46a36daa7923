import { expect, test } from 'vitest';
import { findRefusal, renderSamples, testRoom } from '../testing.tsx';
import { ProjectStory } from './ProjectStory.tsx';

const samples = await renderSamples('ProjectStory', (props) => <ProjectStory {...props} />);
testRoom('ProjectStory', samples);

test.each(samples)('$name: the title block pairs each label with its value', ({ html, props }) => {
  expect(html.all('dl div').map((row) => [row.one('dt').text, row.one('dd').text])).toEqual(
    props.facts.map(({ label, value }) => [label, value]),
  );
});

test.each(samples)('$name: the story and its outcome are read in order', ({ html, props }) => {
  expect(html.all('p').map(({ text }) => text)).toEqual(props.text);
  expect(html.one('h2').text).toBe(props.outcomeHeading);
  expect(html.all('li').map(({ text }) => text)).toEqual(props.outcome);
});

test.each(samples)('$name: the picture that opens the page loads first', ({ html, props }) => {
  const img = html.one('img');
  expect([img.attribute('loading'), img.attribute('fetchpriority')]).toEqual(['eager', 'high']);
  expect(img.attribute('alt')).toBe(props.picture.alt);
});

test.each([
  ['a year that is not quoted', { facts: [{ label: 'Year', value: 2025 }] }, 'at facts[0].value'],
  ['a story without outcome', { outcome: [] }, 'at outcome'],
])('%s is refused by its place', (_, changes, place) => {
  expect(findRefusal('ProjectStory', changes)).toContain(place);
});
