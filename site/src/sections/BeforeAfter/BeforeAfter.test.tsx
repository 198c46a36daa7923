import { expect, test } from 'vitest';
import { findRefusal, testSection } from '../testing.tsx';
import { BeforeAfter } from './BeforeAfter.tsx';

const samples = await testSection('BeforeAfter', (props) => <BeforeAfter {...props} />);

test.each(samples)('$name: gives every stage a button, a picture and a caption', ({ html, props }) => {
  const titles = html.all('label').map(({ text }) => text.replace(/^\d/, ''));
  expect(titles).toEqual(props.items.map(({ title }) => title));
  expect(html.all('figcaption').map(({ text }) => text)).toEqual(props.items.map(({ text }) => text));
});

test.each(samples)('$name: names the choice by the title, because a page may have two', ({ html, props }) => {
  expect(html.all('legend').map(({ text }) => text)).toEqual([props.title]);
});

test.each(samples)('$name: selects one stage initially', ({ html, props }) => {
  const chosen = html.all('input').map((input) => input.has('checked'));
  expect(chosen).toEqual(props.items.map((_, index) => index + 1 === props.open));
});

test.each([
  [
    'a single stage',
    { items: [{ title: 'Studs', text: 'Bare.', picture: 'study-studs' }], open: 1 },
    'at items',
  ],
  ['a start beyond the last stage', { open: 4 }, 'at open'],
])('rejects %s and reports its path', (_, changes, place) => {
  expect(findRefusal('BeforeAfter', changes)).toContain(place);
});
