import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pick, renderSamples, testSection } from '../testing.tsx';
import { Hero } from './Hero.tsx';

const samples = await testSection('Hero', (props) => <Hero {...props} />);

test.each(samples)('$name: has exactly one h1, the first slide’s title', ({ html, props }) => {
  expect(html.one('h1').text).toBe(`${props.slides[0]?.title1 ?? ''} ${props.slides[0]?.title2 ?? ''}`);
});

test.each(samples)(
  '$name: without JavaScript, shows the first slide and keeps the others out of reach',
  ({ html }) => {
    const slides = html.all('[data-slide]');
    expect(slides.map((slide) => slide.has('inert'))).toEqual(slides.map((_, index) => index > 0));
    const current = slides.map((slide) => slide.attribute('data-slide') === 'current');
    expect(current).toEqual(slides.map((_, index) => index === 0));
  },
);

test.each(samples)('$name: loads only the first picture eagerly, with high priority', ({ html }) => {
  const [first, ...others] = html
    .all('img')
    .map((img) => [img.attribute('loading'), img.attribute('fetchpriority')]);
  expect(first).toEqual([null, 'high']);
  for (const other of others) expect(other).toEqual(['lazy', null]);
});

test.each(samples)('$name: gives phones the upright crop', ({ html, props }) => {
  const crops = html.all('source[media]').map((source) => source.attribute('srcset'));
  expect(crops).toEqual(props.slides.flatMap(({ picture }) => [picture.phone?.avif, picture.phone?.webp]));
});

// HERO-SHARPER
test.each(samples)(
  '$name: names the sharper files of each crop only where the first paint ignores them',
  ({ html, props }) => {
    const sharper = html.all('[data-sharper]').map((source) => source.attribute('data-sharper'));
    expect(sharper).toEqual(props.slides.flatMap(({ picture }) => [picture.phone?.sharper, picture.sharper]));
    const fetched = html.all('source, img').flatMap((one) => [one.attribute('srcset'), one.attribute('src')]);
    expect(fetched.filter((address) => address && sharper.includes(address))).toEqual([]);
  },
);

test.each(samples)(
  '$name: lets visitors pause and turn moving slides, and shows no controls for a single one',
  ({ html, props }) => {
    const isMoving = props.slides.length > 1;
    const hasClip = props.slides.some(({ clip }) => clip);
    expect(html.all('button[data-hero-pause]')).toHaveLength(isMoving || hasClip ? 1 : 0);
    expect(html.all('button[data-hero-next]')).toHaveLength(isMoving ? 1 : 0);
    // Without the script, the buttons would do nothing.
    const css = readFileSync(new URL('./HeroBar.module.css', import.meta.url), 'utf8');
    expect(css).toMatch(/@media \(scripting: none\) \{\s*\.controls \{\s*display: none;/);
  },
);

test.each(samples)('$name: makes the first action of every slide the loud one', ({ html, props }) => {
  for (const slide of html.all('[data-slide]')) {
    expect(
      slide.all('a[data-tone]').map((link) => [link.attribute('href'), link.attribute('data-tone')]),
    ).toEqual(props.actions.map(({ path }, index) => [path, index === 0 ? 'loud' : 'quiet']));
  }
});

test.each(samples)('$name: shows each link once, before a form', ({ html, props }) => {
  const paths = props.links.map(({ path }) => path);
  const shown = html.all('ul a').map((link) => link.attribute('href'));
  expect(shown).toEqual(paths);
  if (props.form) expect(html.all('[data-slide] ul a')).toHaveLength(paths.length);
});

test('shrinks titles with a long word or line, so that neither breaks', () => {
  const { html, props } = pick(samples, 'most');
  const isLong = ({ title1, title2 }: (typeof props.slides)[number]) =>
    title1.length > 16 || title2.length > 16 || /\S{13}/.test(`${title1} ${title2}`);
  const expected = props.slides.map((slide) => (isLong(slide) ? 'true' : null));
  const titles = html.all('[data-slide] :is(h1, h2)');
  expect(titles.map((title) => title.attribute('data-long'))).toEqual(expected);
  expect(new Set(expected)).toEqual(new Set(['true', null]));
});

test('turns every five seconds in half a second by default', () => {
  const typical = pick(samples, 'typical');
  expect([typical.props.autoplayMs, typical.props.speedMs]).toEqual([5000, 500]);
});

test('loads a film only by script: silent, over its picture, and hidden from screen readers', () => {
  const { html } = pick(samples, 'over');
  const clip = html.one('video');
  expect([clip.attribute('data-clip'), clip.has('src'), clip.attribute('preload')]).toEqual([
    '/clip-frame.mp4',
    false,
    'none',
  ]);
  expect(clip.attribute('aria-hidden')).toBe('true');
});

test('does not render its children without a form', async () => {
  const [sample] = await renderSamples('Hero', (props) => (
    <Hero {...props} form={undefined}>
      nothing
    </Hero>
  ));
  expect(sample?.html.text).not.toContain('nothing');
});
