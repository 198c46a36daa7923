import { expect, test } from 'vitest';
import { readCounts } from './read-counts.ts';

test('counts if the owner or the build says so (COUNT-SWITCH)', () => {
  expect([readCounts({}, false), readCounts({}, true), readCounts({ COUNTS: 'on' }, false)]).toEqual([
    false,
    true,
    true,
  ]);
  expect(() => readCounts({ COUNTS: 'yes' }, true)).toThrow('COUNTS must be on or off');
});
