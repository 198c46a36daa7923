/**
 * Identifies one submission by the form's key and a hash of its fields. A plain form has no key, so the day replaces
 * it; a double click then counts once. Different fields under the same key make a new lead, because losing them would
 * be worse than a second lead.
 */
import { hash } from 'node:crypto';
import type { LeadKind } from '../../contract/lead-forms.ts';
import { toDay } from '../../domain/to-day.ts';
import type { LeadFields } from '../store/records.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Ignores anything but a UUID: a constant such as "undefined" would merge all leads into one. */
export function chooseIdempotencyKey(
  given: string | undefined,
  kind: LeadKind,
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
