import { expect, test } from 'vitest';
import { findRefusal, testSection } from '../testing.tsx';
import { Comparison } from './Comparison.tsx';

const samples = await testSection('Comparison', (props) => <Comparison {...props} />);

test.each(samples)(
  '$name: offers every state on both sides, each with its own initial state',
  ({ html, props }) => {
    for (const side of ['left', 'right'] as const) {
      const choices = html.all(`input[data-${side}]`);
      expect(choices.map((input) => input.attribute(`data-${side}`))).toEqual(
        props.items.map((_, index) => String(index + 1)),
      );
      expect(choices.findIndex((input) => input.has('checked'))).toBe(props[side] - 1);
    }
    const names = props.items.map(({ mark }) => `${props.noun} ${mark}`);
    const labels = html.all('input[type=radio]').map((input) => input.attribute('aria-label'));
    expect(labels).toEqual([...names, ...names]);
  },
);

test.each(samples)(
  '$name: renders one picture per state, with captions for both sides',
  ({ html, props }) => {
    expect(html.all('img').map((img) => img.attribute('alt'))).toEqual(
      props.items.map(({ picture }) => picture.alt),
    );
    const titles = props.items.map(({ title }) => title);
    expect(html.all('h3').map(({ text }) => text)).toEqual([...titles, ...titles]);
  },
);

const state = { title: 'Studs', text: 'Bare.', picture: 'study-studs' };
test.each([
  ['a single state', { items: [{ mark: '1', ...state }] }, 'at items'],
  ['a side beyond the last state', { right: 9 }, 'at right'],
])('rejects %s and reports its path', (_, changes, place) => {
  expect(findRefusal('Comparison', changes)).toContain(place);
});
