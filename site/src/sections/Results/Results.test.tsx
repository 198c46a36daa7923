import { expect, test } from 'vitest';
import { findRefusal, renderSamples, testRoom } from '../testing.tsx';
import { Results } from './Results.tsx';

const samples = await renderSamples('Results', (props) => <Results {...props} />);
testRoom('Results', samples);

test.each(samples)('$name: every item has its tick, in order', ({ html, props }) => {
  expect(html.all('li').map(({ text }) => text)).toEqual(props.items);
  expect(html.all('li svg')).toHaveLength(props.items.length);
});

test.each([
  ['an empty list', { items: [] }, 'at items'],
  ['a picture by its file', { picture: 'frame.jpg' }, 'at picture'],
])('%s is refused by its place', (_, changes, place) => {
  expect(findRefusal('Results', changes)).toContain(place);
});
