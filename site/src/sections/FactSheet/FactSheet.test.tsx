import { expect, test } from 'vitest';
import { findRefusal, pick, renderSamples, testSection } from '../testing.tsx';
import { FactSheet } from './FactSheet.tsx';

const samples = await renderSamples('FactSheet', (props) => <FactSheet {...props} />);
testSection(samples);

test('made-up facts are marked, others are not', () => {
  expect(pick(samples, 'sample').html.text).toContain('Sample');
  expect(pick(samples, 'typical').html.text).not.toContain('Sample');
});

test('without facts there is nothing to look up', () => {
  expect(findRefusal('FactSheet', { facts: [] })).toContain('at facts');
});
