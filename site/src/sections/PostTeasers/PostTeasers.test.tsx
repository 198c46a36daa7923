import { expect, test } from 'vitest';
import { renderSamples, testSection } from '../testing.tsx';
import { PostTeasers } from './PostTeasers.tsx';

const samples = await renderSamples('PostTeasers', (props) => <PostTeasers {...props} />);
testSection('PostTeasers', samples);

// DATA-POST
test.each(samples)(
  '$name: each card says when, of what kind and what about, and leads to its article',
  ({ html, props }) => {
    const cards = html.all('li').map((card) => ({
      link: [card.one('h3 a').text, card.one('a').attribute('href')],
      date: card.one('time').attribute('datetime'),
      kind: card.one('span').text,
      words: card.all('p').at(-1)?.text,
    }));
    expect(cards).toEqual(
      (props.items ?? []).map(({ title, path, date, category, excerpt }) => ({
        link: [title, path],
        date,
        kind: category,
        words: excerpt,
      })),
    );
  },
);
