import { expect, test } from 'vitest';
import { renderSamples, testSection } from '../testing.tsx';
import { FactSheet } from './FactSheet.tsx';

const samples = await renderSamples('FactSheet', (props) => <FactSheet {...props} />);
testSection('FactSheet', samples);

test.each(samples)('$name: shows its words under one heading', ({ html, props }) => {
  expect(html.one('h2').text).toBe(props.title);
  expect(html.all('p')[0]?.text).toBe(props.text);
});
