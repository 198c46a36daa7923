import { randomInt } from 'node:crypto';

/** No 0 O 1 I L U: a reference is read out over the phone and copied by hand. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** For example `PT-7K3F-9QX2`: 6.5 × 10¹¹ of them, so that nobody finds one by guessing. */
export function makeReference(): string {
  const letters = Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `PT-${letters.slice(0, 4)}-${letters.slice(4)}`;
}
