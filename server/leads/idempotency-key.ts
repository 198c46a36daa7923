/**
 * The name of one act of sending: the key that a form made, and what was written. A plain form cannot make a key, so
 * the day takes its place, which lets a double click send once. Other words under a known key are another message:
 * losing them would be worse than a second lead.
 */
import { hash } from 'node:crypto';
import type { EnquiryKind } from '../../contract/enquiry-forms.ts';
import { toDay } from '../lib/to-day.ts';
import type { LeadFields } from '../store/records.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Anything but a UUID is ignored: a constant such as "undefined" would make all leads one lead. */
export function chooseIdempotencyKey(
  given: string | undefined,
  kind: EnquiryKind,
  fields: LeadFields,
  nowMs: number,
): string {
  const isGiven = given !== undefined && uuid.test(given) && !isNilUuid(given);
  const name = isGiven ? given.toLowerCase() : toDay(nowMs);
  const words = Object.entries(fields)
    .map(([field, value]) => [field, normalize(String(value))])
    .sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
  return `${name} ${hash('sha256', JSON.stringify([kind, words]), 'base64url')}`;
}

function isNilUuid(text: string): boolean {
  return /^[0-]+$/.test(text);
}

function normalize(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}
