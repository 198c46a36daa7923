import { expect, test } from 'vitest';
import { hasSample } from './sample.ts';

test('a sample is found however deep it is in a page', () => {
  expect(hasSample([{ kind: 'Team', items: [{ name: 'Ada', sample: false }, { sample: true }] }])).toBe(true);
  expect(hasSample({ kind: 'Film', sample: true })).toBe(true);
});

test('a page without samples has none, whatever its words say', () => {
  expect(hasSample([{ kind: 'Prose', text: ['sample', 'sample: true'] }, null, undefined, 3])).toBe(false);
  expect(hasSample({ items: [{ sample: false }, { sample: 'true' }] })).toBe(false);
});
