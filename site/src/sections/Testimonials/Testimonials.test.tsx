import { expect, test } from 'vitest';
import { renderSamples, testSection } from '../testing.tsx';
import { Testimonials } from './Testimonials.tsx';

const samples = await renderSamples('Testimonials', (props) => <Testimonials {...props} />);
testSection('Testimonials', samples);

// DATA-TESTIMONIAL
test.each(samples)('$name: each quote is beside the person who said it', ({ html, props }) => {
  const quotes = html.all('figure').map((figure) => ({
    quote: figure.one('blockquote').text,
    name: figure.one('strong').text,
    role: figure.one('span').text,
  }));
  expect(quotes).toEqual(props.items.map(({ quote, name, role }) => ({ quote, name, role })));
});

test.each(samples)('$name: the script finds how many to show and how long', ({ html, props }) => {
  const carousel = html.one('[data-carousel]');
  expect(carousel.attribute('data-side-by-side')).toBe(props.look === 'three' ? 'three' : 'one');
  expect(carousel.attribute('data-autoplay')).toBe(String(props.autoplayMs));
});
