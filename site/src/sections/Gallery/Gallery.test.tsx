import { expect, test } from 'vitest';
import { testSection } from '../testing.tsx';
import { Gallery } from './Gallery.tsx';

const samples = await testSection('Gallery', (props) => <Gallery {...props} />);

test.each(samples)('$name: loads only the first picture eagerly', ({ html }) => {
  const loading = html.all('img').map((img) => img.attribute('loading'));
  expect(loading[0]).toBeNull();
  expect(new Set(loading.slice(1))).toEqual(new Set(loading.length > 1 ? ['lazy'] : []));
});
