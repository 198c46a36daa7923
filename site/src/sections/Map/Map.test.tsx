import { expect, test } from 'vitest';
import { testSection } from '../testing.tsx';
import { Map } from './Map.tsx';

const samples = await testSection('Map', (props) => <Map {...props} />);

test.each(samples)(
  '$name: without JavaScript, links to the place and hides the button',
  ({ html, props }) => {
    const link = new URL(html.one('a').attribute('href') ?? '');
    expect(link.host).toBe('www.google.com');
    expect(link.searchParams.get('query')).toBe(props.query);
    expect(html.one('button[data-map-show]').has('hidden')).toBe(true);
  },
);

test.each(samples)('$name: describes the drawing in words', ({ html }) => {
  expect(html.one('svg[role=img]').attribute('aria-label')).toContain('Summerville');
});
