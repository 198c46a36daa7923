import { expect, test } from 'vitest';
import { renderSamples, testSection } from '../testing.tsx';
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
