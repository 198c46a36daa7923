import { expect, test } from 'vitest';
import { findRefusal, renderSamples, testSection } from '../testing.tsx';
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

test.each([
  ['a single step', { steps: [{ title: 'A', text: 'B', picture: 'frame-front' }] }, 'at steps'],
  [
    'a step without picture',
    {
      steps: [
        { title: 'A', text: 'B' },
        { title: 'C', text: 'D', picture: 'frame-front' },
      ],
    },
    'at steps[0].picture',
  ],
])('%s is refused by its place', (_, changes, place) => {
  expect(findRefusal('Process', changes)).toContain(place);
});
