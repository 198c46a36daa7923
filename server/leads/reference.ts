import { createHash } from 'node:crypto';

/** No 0 O 1 I L U: a reference is read out over the phone and copied by hand. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * For example `PT-7K3F-9QX2`, one of 6.5 × 10¹¹ behind the company's `prefix`. The same key makes the same reference in
 * every process and without the database: a visitor whose answer was lost, and who sends again during an outage, reads the
 * reference that is stored.
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

/** Another reference of the same company. */
export const makeOther = (reference: string, randomKey: string): string =>
  makeReference(randomKey, reference.slice(0, reference.indexOf('-')));
