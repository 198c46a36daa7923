import { expect, test } from 'vitest';
import { findRefusal, pick, testSection } from '../testing.tsx';
import { FactSheet } from './FactSheet.tsx';

const samples = await testSection('FactSheet', (props) => <FactSheet {...props} />);

test('marks invented facts only', () => {
  expect(pick(samples, 'sample').html.text).toContain('Sample');
  expect(pick(samples, 'typical').html.text).not.toContain('Sample');
});

test('renders no list without facts', () => {
  expect(findRefusal('FactSheet', { facts: [] })).toContain('at facts');
});

test('marks prices as samples once, above their table', () => {
  const { text } = pick(samples, 'rows').html;
  expect(text).toContain('Sample prices');
  expect(text).toContain('$450 to $900');
  expect(text).not.toContain('(sample price)');
});
