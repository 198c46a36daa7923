import { expect, test } from 'vitest';
import { findRefusal, renderSamples, testSection } from '../testing.tsx';
import { BeforeAfter } from './BeforeAfter.tsx';

const samples = await renderSamples('BeforeAfter', (props) => <BeforeAfter {...props} />);
testSection(samples);

test.each(samples)('$name: every stage has a button and a picture with its words', ({ html, props }) => {
  const titles = html.all('label').map(({ text }) => text.replace(/^\d/, ''));
  expect(titles).toEqual(props.items.map(({ title }) => title));
  expect(html.all('figcaption').map(({ text }) => text)).toEqual(props.items.map(({ text }) => text));
});

test.each(samples)('$name: one stage is chosen at the start', ({ html, props }) => {
  const chosen = html.all('input').map((input) => input.has('checked'));
  expect(chosen).toEqual(props.items.map((_, index) => index + 1 === props.open));
});

test.each([
  [
    'one stage alone',
    { items: [{ title: 'Studs', text: 'Bare.', picture: 'study-studs' }], open: 1 },
    'at items',
  ],
  ['a start beyond the last stage', { open: 4 }, 'at open'],
])('%s is refused by its place', (_, changes, place) => {
  expect(findRefusal('BeforeAfter', changes)).toContain(place);
});
