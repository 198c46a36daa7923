/** Writes leads as CSV for a spreadsheet. */
import { enquiryForms, enquiryKinds, type FormRules } from '../../contract/enquiry-forms.ts';
import { formatLocalTime } from '../lib/local-time.ts';
import { writeCsv, type Cell } from '../lib/write-csv.ts';
import type { LeadSummary } from '../store/records.ts';

type Row = Pick<LeadSummary, 'lead' | 'files'>;
type Column = [heading: string, read: (row: Row) => Cell | null | undefined];

const knownNames = enquiryKinds.flatMap((kind) => {
  const { fields, added }: FormRules = enquiryForms[kind];
  return [...fields.map(({ name, storedAs = name }) => storedAs), ...(added === undefined ? [] : [added])];
});

/**
 * One column for each field of every form, including fields of older forms that a lead still has. Columns that are
 * empty in every row are left out. Times are in the office's time zone.
 */
export function toCsv(rows: readonly Row[], timeZone: string): string {
  const toTime = (timeMs: number) => formatLocalTime(timeMs, timeZone, 'second');
  const names = new Set([...knownNames, ...rows.flatMap(({ lead }) => Object.keys(lead.fields))]);
  const columns: Column[] = [
    ['reference', ({ lead }) => lead.reference],
    ['received', ({ lead }) => toTime(lead.receivedAtMs)],
    ['kind', ({ lead }) => lead.kind],
    ['status', ({ lead }) => lead.status],
    ['answered', ({ lead: { answeredAtMs } }) => (answeredAtMs === null ? null : toTime(answeredAtMs))],
    ['verdict', ({ lead }) => lead.judgement.verdict],
    ...[...names].map((name): Column => [name, ({ lead }) => lead.fields[name]]),
    // The server made this number for programs, so it needs no apostrophe before the plus.
    ['phone_e164', ({ lead: { phoneE164 } }) => (isE164(phoneE164) ? { bare: phoneE164 } : phoneE164)],
    ['added', ({ lead }) => lead.notes.map(({ text }) => text).join('\n')],
    ['page', ({ lead }) => lead.page],
    ['consent_version', ({ lead }) => lead.consentVersion],
    ['files', ({ files }) => files.map(({ name }) => name).join('\n')],
  ];
  const filled = columns.filter(([, read]) => rows.length === 0 || rows.some((row) => read(row)));
  return writeCsv([
    filled.map(([heading]) => heading),
    ...rows.map((row) => filled.map(([, read]) => read(row) ?? '')),
  ]);
}

const isE164 = (text: string | null): text is string => /^\+\d{7,15}$/.test(text ?? '');
