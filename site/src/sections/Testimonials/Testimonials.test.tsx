import { expect, test } from 'vitest';
import { testSection } from '../testing.tsx';
import { Testimonials } from './Testimonials.tsx';

const samples = await testSection('Testimonials', (props) => <Testimonials {...props} />);

test.each(samples)('$name: gives the script the number of quotes and their time', ({ html, props }) => {
  const carousel = html.one('[data-carousel]');
  expect(carousel.attribute('data-side-by-side')).toBe(props.look === 'three' ? 'three' : 'one');
  expect(carousel.attribute('data-autoplay')).toBe(String(props.autoplayMs));
});
