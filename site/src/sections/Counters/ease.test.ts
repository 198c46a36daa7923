import { afterEach, expect, test, vi } from 'vitest';
import { ease } from './ease.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

// HOME-COUNTERS, ONEPAGE-SCROLL
test('begins at zero in the first frame, however late that is, and ends at one', () => {
  const frames: ((now: number) => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: (now: number) => void) => frames.push(frame));
  const shown: number[] = [];
  ease(500, (eased) => shown.push(eased));
  for (const now of [900, 1000, 1399, 1400]) frames.shift()?.(now);
  expect(shown[0]).toBe(0);
  expect(shown.at(-1)).toBe(1);
  expect(shown).toEqual(shown.toSorted((a, b) => a - b));
  expect(frames).toEqual([]);
});
