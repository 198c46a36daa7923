import { expect, test } from 'vitest';
import { renderSamples, testSection } from '../testing.tsx';
import { Gallery } from './Gallery.tsx';

const samples = await renderSamples('Gallery', (props) => <Gallery {...props} />);
testSection('Gallery', samples);

test.each(samples)('$name: shows every picture once, in the editor’s order', ({ html, props }) => {
  expect(html.all('li img').map((img) => img.attribute('src'))).toEqual(
    (props.pictures ?? []).map(({ picture }) => picture.fallback),
  );
});

test.each(samples)('$name: says under each picture what it shows, and where', ({ html, props }) => {
  expect(html.all('figcaption').map(({ text }) => text)).toEqual(
    (props.pictures ?? []).map(({ caption, place = '' }) => caption + place),
  );
});

test.each(samples)('$name: only the first picture loads at once', ({ html }) => {
  const loading = html.all('img').map((img) => img.attribute('loading'));
  expect(loading[0]).toBeNull();
  expect(new Set(loading.slice(1))).toEqual(new Set(loading.length > 1 ? ['lazy'] : []));
});
