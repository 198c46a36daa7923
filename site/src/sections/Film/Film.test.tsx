import { expect, test } from 'vitest';
import { renderSamples, testSection } from '../testing.tsx';
import { Film } from './Film.tsx';

const samples = await renderSamples('Film', (props) => <Film {...props} />);
testSection(samples);

test.each(samples)('$name: requests nothing from the film service before a click', ({ html }) => {
  expect(html.all('iframe')).toEqual([]);
  const foreign = html.all('[src]').map((piece) => piece.attribute('src') ?? '');
  expect(foreign.filter((address) => address.includes('//'))).toEqual([]);
  expect(html.one('[data-film-frame]').all('*')).toEqual([]);
});

test.each(samples)(
  '$name: without JavaScript, links the play button to the film itself',
  ({ html, props }) => {
    const page = {
      youtube: `https://www.youtube.com/watch?v=${props.id}`,
      vimeo: `https://vimeo.com/${props.id}`,
    };
    const play = html.one('a[data-film]');
    expect(play.attribute('href')).toBe(page[props.service]);
    expect(play.attribute('aria-label')).toBe(`Play: ${props.title}`);
  },
);

test.each(samples)(
  '$name: uses the service’s address with the least tracking in the overlay',
  ({ html, props }) => {
    const embed = html.one('a[data-film]').attribute('data-film');
    const expected = {
      youtube: `https://www.youtube-nocookie.com/embed/${props.id}?autoplay=1`,
      vimeo: `https://player.vimeo.com/video/${props.id}?autoplay=1&dnt=1`,
    };
    expect(embed).toBe(expected[props.service]);
  },
);
