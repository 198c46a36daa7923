import { expect, test } from 'vitest';
import { findRefusal, pick, testSection } from '../testing.tsx';
import { Film } from './Film.tsx';

const samples = await testSection('Film', (props) => <Film {...props} />);
const elsewhere = samples.filter(({ props }) => props.service);

test.each(samples)('$name: requests nothing from the film service before a click', ({ html }) => {
  expect(html.all('iframe')).toEqual([]);
  const foreign = html.all('[src]').map((piece) => piece.attribute('src') ?? '');
  expect(foreign.filter((address) => address.includes('//'))).toEqual([]);
  expect(html.one('[data-film-frame]').all('*')).toEqual([]);
});

test.each(elsewhere)(
  '$name: without JavaScript, links the play button to the film itself',
  ({ html, props }) => {
    const page = {
      youtube: `https://www.youtube.com/watch?v=${props.id}`,
      vimeo: `https://vimeo.com/${props.id}`,
    };
    const play = html.one('a[data-film]');
    expect(play.attribute('href')).toBe(page[props.service ?? 'youtube']);
    expect(play.attribute('aria-label')).toBe(`Play: ${props.title}`);
  },
);

test.each(elsewhere)(
  '$name: uses the service’s address with the least tracking in the overlay',
  ({ html, props }) => {
    const embed = html.one('a[data-film]').attribute('data-film');
    const expected = {
      youtube: `https://www.youtube-nocookie.com/embed/${props.id}?autoplay=1`,
      vimeo: `https://player.vimeo.com/video/${props.id}?autoplay=1&dnt=1`,
    };
    expect(embed).toBe(expected[props.service ?? 'youtube']);
  },
);

test('plays a film of this site itself, and links it without JavaScript', () => {
  const { html } = pick(samples, 'own');
  const play = html.one('a[data-film]');
  expect(play.attribute('href')).toBe('/clip-drywall-light.mp4');
  expect(play.attribute('data-film-player')).toBe('video');
  expect(html.text).not.toContain('plays from');
});

test('refuses a section without a film, or with two', () => {
  expect(findRefusal('Film', { service: undefined, id: undefined })).toContain(
    'name a film of pictures/clips',
  );
  expect(findRefusal('Film', { clip: 'clip-frame' })).toContain('name a film of pictures/clips');
});
