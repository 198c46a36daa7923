/** Leads for a spreadsheet. */
import { enquiryForms, enquiryKinds, type EnquiryForm } from '../../contract/enquiry-forms.ts';
import { writeCsv } from '../lib/write-csv.ts';
import type { Lead, LeadSummary } from '../store/records.ts';

type Column = [heading: string, read: (lead: Lead) => string | null | undefined];

const columnsBefore: Column[] = [
  ['reference', (lead) => lead.reference],
  ['received', (lead) => new Date(lead.receivedAtMs).toISOString()],
  ['kind', (lead) => lead.kind],
  ['status', (lead) => lead.status],
  ['answered', ({ answeredAtMs }) => (answeredAtMs === null ? null : new Date(answeredAtMs).toISOString())],
  ['verdict', (lead) => lead.judgement.verdict],
];
const columnsAfter: Column[] = [
  ['phone_e164', (lead) => lead.phoneE164],
  ['added', ({ notes }) => notes.map(({ text }) => text).join('\n')],
  ['page', (lead) => lead.page],
  ['consent_version', (lead) => lead.consentVersion],
];

const knownNames = enquiryKinds.flatMap((kind) => {
  const { fields, added = [] }: EnquiryForm = enquiryForms[kind];
  return [...fields.map(({ name, storedAs = name }) => storedAs), ...added.map(({ name }) => name)];
});

/** A column for each field of every form, and for what older forms asked and a lead still has. */
export function toCsv(summaries: readonly Pick<LeadSummary, 'lead' | 'files'>[]): string {
  const leads = summaries.map(({ lead }) => lead);
  const names = new Set([...knownNames, ...leads.flatMap(({ fields }) => Object.keys(fields))]);
  const fieldColumns = [...names].map((name): Column => [name, ({ fields }) => fields[name]]);
  const columns = [...columnsBefore, ...fieldColumns, ...columnsAfter];
  const rows = [
    [...columns.map(([heading]) => heading), 'files'],
    ...summaries.map(({ lead, files }) => [
      ...columns.map(([, read]) => read(lead) ?? ''),
      files.map(({ name }) => name).join('\n'),
    ]),
  ];
  return writeCsv(rows);
}
