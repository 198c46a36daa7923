import { expect, test } from 'vitest';
import { describeOnlineSince } from './describe-online-since.ts';

test("says since when the site is online on the company's clock, not the machine's", () => {
  const release = '20261122T103000Z-1a2b3c4d';
  expect(describeOnlineSince(release, 'America/New_York')).toBe('Nov 22, 2026, 5:30 AM EST');
  expect(describeOnlineSince(release, 'Pacific/Honolulu')).toBe('Nov 22, 2026, 12:30 AM HST');
});
