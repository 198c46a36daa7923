import { expect, test } from 'vitest';
import { hasSample } from './sample.ts';

test('finds a sample at any depth of a page', () => {
  expect(hasSample([{ kind: 'Team', items: [{ name: 'Ada', sample: false }, { sample: true }] }])).toBe(true);
  expect(hasSample({ kind: 'Film', sample: true })).toBe(true);
});

test('finds no sample in a page whose words merely mention one', () => {
  expect(hasSample([{ kind: 'Prose', text: ['sample', 'sample: true'] }, null, undefined, 3])).toBe(false);
  expect(hasSample({ items: [{ sample: false }, { sample: 'true' }] })).toBe(false);
});
