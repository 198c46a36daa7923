import { expect, test } from 'vitest';
import { findRefusal, renderSamples, testSection } from '../testing.tsx';
import { Checklist } from './Checklist.tsx';

const samples = await renderSamples('Checklist', (props) => <Checklist {...props} />);
testSection('Checklist', samples);

test.each(samples)('$name: every item has its tick, in order', ({ html, props }) => {
  expect(html.all('li').map(({ text }) => text)).toEqual(props.items);
  expect(html.all('li svg')).toHaveLength(props.items.length);
});

test.each([
  ['an empty list', { items: [] }, 'at items'],
  ['a picture by its file', { picture: 'frame.jpg' }, 'at picture'],
])('%s is refused by its place', (_, changes, place) => {
  expect(findRefusal('Checklist', changes)).toContain(place);
});
