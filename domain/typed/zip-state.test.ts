import { expect, test } from 'vitest';
import { findStateOfZip } from './zip-state.ts';

test.each([
  ['29464', 'SC'],
  [' 02903-1234 ', 'RI'],
  ['02903–1234', 'RI'],
  // Fishers Island, Alta and Texhoma get their mail from the next state.
  ['06390', 'NY'],
  ['83414', 'WY'],
  ['73960', 'TX'],
  // Revenue service in Austin, between two ranges of Oklahoma.
  ['73301', 'TX'],
  ['73401', 'OK'],
  ['00802', 'VI'],
  ['00901', 'PR'],
  ['96799', 'AS'],
  ['96813', 'HI'],
  ['00000', undefined],
  // Armed forces, between two ranges of Florida.
  ['34002', undefined],
  ['2903', undefined],
])('%j is in %s', (zip, state) => {
  expect(findStateOfZip(zip)).toBe(state);
});
