import { expect, test } from 'vitest';
import { renderSamples, testSection } from '../testing.tsx';
import { Map } from './Map.tsx';

const samples = await renderSamples('Map', (props) => <Map {...props} />);
testSection(samples);

test.each(samples)('$name: requests nothing from the map service before a click', ({ html }) => {
  expect(html.all('iframe')).toEqual([]);
  expect(html.all('[src]')).toEqual([]);
});

test.each(samples)(
  '$name: without JavaScript, links to the place and hides the button',
  ({ html, props }) => {
    const link = new URL(html.one('a').attribute('href') ?? '');
    expect(link.host).toBe('www.google.com');
    expect(link.searchParams.get('query')).toBe(props.query);
    expect(html.one('button[data-map-show]').has('hidden')).toBe(true);
  },
);

test.each(samples)('$name: loads a map of the same place after a click', ({ html, props }) => {
  const map = new URL(html.one('[data-map]').attribute('data-map') ?? '');
  expect(map.searchParams.get('q')).toBe(props.query);
  expect(map.searchParams.get('output')).toBe('embed');
});

test.each(samples)('$name: describes the drawing in words', ({ html }) => {
  expect(html.one('svg[role=img]').attribute('aria-label')).toContain('Summerville');
});
