import { expect, test } from 'vitest';
import { findRefusal, renderSamples, testSection } from '../testing.tsx';
import { Experience } from './Experience.tsx';

const samples = await renderSamples('Experience', (props) => <Experience {...props} />);
testSection('Experience', samples);

test.each(samples)(
  '$name: every post has its years and place, in the order of the content',
  ({ html, props }) => {
    const posts = html.all('ol li').map((item) => {
      const [years, place] = item.all('p').map(({ text }) => text);
      return { years, role: item.one('h3').text, place };
    });
    expect(posts).toEqual(props.items);
  },
);

test('a post without years is refused by its place', () => {
  expect(findRefusal('Experience', { items: [{ role: 'A', place: 'B' }] })).toContain('at items[0].years');
});
