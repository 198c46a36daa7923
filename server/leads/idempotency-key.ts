/**
 * The name of one act of sending. A form that runs script makes a UUID; a plain form cannot, so its key is derived
 * from what was written and the day, which lets a double click send once.
 * A known key always answers the first reference, even when the words differ: a page must make a new key when the
 * visitor changes something after sending.
 */
import { createHash } from 'node:crypto';
import type { EnquiryKind } from '../../contract/enquiry-forms.ts';
import type { LeadFields } from '../store/records.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Anything but a UUID is ignored: a constant such as "undefined" would make all leads one lead. */
export function chooseIdempotencyKey(
  given: string | undefined,
  kind: EnquiryKind,
  fields: LeadFields,
  nowMs: number,
): string {
  if (given !== undefined && uuid.test(given) && !isNilUuid(given)) return given.toLowerCase();
  const day = new Date(nowMs).toISOString().slice(0, 10);
  const words = Object.entries(fields)
    .map(([name, value]) => [name, normalize(String(value))])
    .sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
  const digest = createHash('sha256')
    .update(JSON.stringify([kind, day, words]))
    .digest('hex');
  return `derived-${digest}`;
}

function isNilUuid(text: string): boolean {
  return /^[0-]+$/.test(text);
}

function normalize(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}
