import { expect, test } from 'vitest';
import { testSection } from '../testing.tsx';
import { Partners } from './Partners.tsx';

const samples = await testSection('Partners', (props) => <Partners {...props} />);

test.each(samples)('$name: lets visitors pause and turn the row', ({ html, props }) => {
  const carousel = html.one('[data-carousel]');
  expect(carousel.attribute('aria-label')).toBe(props.title);
  expect(carousel.attribute('data-autoplay')).toBe(String(props.autoplayMs));
  expect(carousel.all('button').map((button) => button.attribute('aria-label'))).toEqual([
    'Pause the slides',
    'Previous slide',
    'Next slide',
  ]);
});
