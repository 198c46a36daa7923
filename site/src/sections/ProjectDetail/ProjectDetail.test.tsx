import { expect, test } from 'vitest';
import { testSection } from '../testing.tsx';
import { ProjectDetail } from './ProjectDetail.tsx';

const samples = await testSection('ProjectDetail', (props) => <ProjectDetail {...props} />);

test.each(samples)('$name: the picture that opens the page loads first, others lazily', ({ html, props }) => {
  const views = props.views.map(({ picture }) => picture);
  const expected = [...props.pictures, ...views].map(({ alt }, index) => [alt, index === 0 ? null : 'lazy']);
  expect(html.all('img').map((img) => [img.attribute('alt'), img.attribute('loading')])).toEqual(expected);
  expect(html.all('img')[0]?.attribute('fetchpriority')).toBe('high');
});

test.each(samples)('$name: rotates several pictures, with arrows and without dots', ({ html, props }) => {
  const carousels = html.all('[data-carousel]');
  expect(carousels).toHaveLength(props.pictures.length > 1 ? 1 : 0);
  for (const carousel of carousels) {
    expect(carousel.attribute('data-autoplay')).toBe('5000');
    expect(carousel.attribute('data-speed')).toBe('800');
    expect(carousel.all('[data-carousel-next]')).toHaveLength(1);
    expect(carousel.all('[data-carousel-dot]')).toHaveLength(0);
  }
});

test('shows the plan to scale with its rooms in words, and a caption below each picture', () => {
  const { html, props } = samples.find(({ props }) => props.plan) ?? {};
  expect(html?.all('svg[role=img]').map((svg) => svg.attribute('aria-label'))).toEqual([
    "Plan: The meeting rooms. Large room, 18' by 12' 6\". Small room, 9' by 12' 6\"",
  ]);
  const captions = props?.views.map(({ caption }) => caption) ?? [];
  expect(html?.all('figcaption').map((caption) => caption.text)).toEqual([
    'Plan: The meeting rooms',
    ...captions,
  ]);
});
