import { expect, test } from 'vitest';
import { renderSamples, testSection } from '../testing.tsx';
import { Process } from './Process.tsx';

const samples = await renderSamples('Process', (props) => <Process {...props} />);
testSection('Process', samples);

// DATA-STEP
test.each(samples)('$name: the steps are an ordered list, numbered from 1', ({ html, props }) => {
  const steps = html.all('ol li').map((step) => ({
    number: step.one('span').text,
    title: step.one('h3').text,
    text: step.one('p').text,
    alt: step.one('img').attribute('alt'),
  }));
  expect(steps).toEqual(
    props.steps.map(({ title, text, picture }, index) => ({
      number: String(index + 1),
      title,
      text,
      alt: picture.alt,
    })),
  );
});
