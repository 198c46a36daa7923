import { expect, test } from 'vitest';
import { render } from '../render-piece.ts';
import { findRefusal, pick, testSection } from '../testing.tsx';
import { Services } from './Services.tsx';

const samples = await testSection('Services', (props) => <Services {...props} />);

test.each(samples)('$name: gives the “Read More” links distinct accessible names', ({ html, props }) => {
  const names = html.all('a').map((link) => link.text);
  expect(new Set(names).size).toBe(props.items?.filter(({ path }) => path).length);
  // Voice control: the accessible name starts with the visible words.
  for (const name of names) expect(name).toMatch(/^Read More about \S/);
});

test.each(samples)(
  '$name: shows numbers only in the numbered look, and trade marks in the others',
  ({ html, props }) => {
    const numbers = html.all('li p').filter(({ text }) => /^\d\d$/.test(text));
    const marks = html.all('li svg[width="48"]');
    const count = props.items?.length;
    expect([numbers.length, marks.length]).toEqual(
      props.look === 'numbered' || props.look === 'list' ? [count, 0] : [0, count],
    );
    if (props.look === 'numbered') expect(numbers[0]?.text).toBe('01');
  },
);

test.each(samples)('$name: exposes the look to the style sheet', ({ html, props }) => {
  expect(html.one('[data-look]').attribute('data-look')).toBe(props.look);
});

test('has a drawing for every service', () => {
  const typical = pick(samples, 'typical');
  const drawings = typical.html.all('li svg[width="48"] path').map((path) => path.attribute('d'));
  expect(new Set(drawings).size).toBe(typical.props.items?.length);
});

test('marks each sample on its card, or once above them if all are samples', () => {
  const { props } = pick(samples, 'typical');
  const markFirst = (count: number) =>
    props.items?.map((item, index) => ({ ...item, sample: index < count })) as typeof props.items;
  const count = (items: typeof props.items) =>
    render(<Services {...props} items={items} />).all('li small').length;
  expect([0, 1, 2].map((marked) => count(markFirst(marked)))).toEqual([0, 1, 2]);
  const all = render(<Services {...props} items={markFirst(99)} />);
  expect(all.all('small').map(({ text }) => text)).toEqual(['Sample']);
  expect(all.all('li small')).toEqual([]);
});

test.each([
  ['an unknown look', { look: 'masonry' }, 'at look'],
  ['a service by its title', { items: ['Drywall & Taping'] }, 'at items[0]'],
  [
    'a Read More link to a form',
    { items: [{ title: 'Roofs', summary: 'Dry.', picture: 'roof-inside', path: '/contact' }] },
    'at items[0]',
  ],
])('rejects %s and reports its path', (_, changes, place) => {
  expect(findRefusal('Services', changes)).toContain(place);
});

test("keeps boxes and lines on their section's surface, so that they are readable on graphite", () => {
  for (const { html, props } of samples.filter(({ props: { look } }) => look === 'boxes' || look === 'list'))
    expect(html.all('[data-surface]'), props.title).toHaveLength(0);
  expect(pick(samples, 'typical').html.all('[data-surface]')).not.toHaveLength(0);
});
