import { expect, test } from 'vitest';
import { renderSamples, testSection } from '../testing.tsx';
import { Checklist } from './Checklist.tsx';

const samples = await renderSamples('Checklist', (props) => <Checklist {...props} />);
testSection('Checklist', samples);

test.each(samples)('$name: every item has its tick, in order', ({ html, props }) => {
  expect(html.all('li').map(({ text }) => text)).toEqual(props.items);
  expect(html.all('li svg')).toHaveLength(props.items.length);
});
