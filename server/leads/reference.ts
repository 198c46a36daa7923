import { createHash } from 'node:crypto';

/** Leaves out 0 O 1 I L U, because people read references over the phone and copy them by hand. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * Makes a reference such as `PT-7K3F-9QX2`, one of 6.5 × 10¹¹ for each `prefix`. The same key gives the same reference
 * in every process and without the database. A visitor who never saw the answer and sends again during an outage
 * therefore gets the stored reference.
 */
export function makeReference(idempotencyKey: string, prefix: string): string {
  let rest = createHash('sha256').update(idempotencyKey).digest().readBigUInt64BE();
  const base = BigInt(alphabet.length);
  let letters = '';
  while (letters.length < 8) {
    letters += alphabet[Number(rest % base)];
    rest /= base;
  }
  return `${prefix}-${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** Makes another reference with the same prefix. */
export const makeOther = (reference: string, randomKey: string): string =>
  makeReference(randomKey, reference.slice(0, reference.indexOf('-')));
