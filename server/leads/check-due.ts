/** The time at which bids are due must be one that clocks of the place will show. */
import type { FieldErrors } from '../../contract/endpoints.ts';
import type { EnquiryKind } from '../../contract/enquiry-forms.ts';
import type { FormWordsFile } from '../../contract/words/english.ts';
import { readDue } from '../lib/due-time.ts';
import type { LeadFields } from '../store/records.ts';

export function checkDue(
  kind: EnquiryKind,
  fields: LeadFields,
  nowMs: number,
  { sentences }: FormWordsFile,
): FieldErrors | undefined {
  const due = kind === 'bid' ? readDue(fields) : undefined;
  if (due?.isSkipped) return { dueTime: sentences.isSkipped };
  return due !== undefined && due.atMs <= nowMs ? { dueDate: sentences.isPast } : undefined;
}
