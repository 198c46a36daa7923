/** Leads for a spreadsheet. A spreadsheet runs what looks like a formula, so no cell may look like one. */
import { enquiryForms, enquiryKinds, type EnquiryField } from '../../contract/enquiry-forms.ts';
import type { Lead } from '../store/records.ts';

type Column = [heading: string, read: (lead: Lead) => string | null | undefined];

const columnsBefore: Column[] = [
  ['reference', (lead) => lead.reference],
  ['received', (lead) => new Date(lead.receivedAtMs).toISOString()],
  ['kind', (lead) => lead.kind],
  ['status', (lead) => lead.status],
  ['verdict', (lead) => lead.judgement.verdict],
];
const columnsAfter: Column[] = [
  ['phone_e164', (lead) => lead.phoneE164],
  ['added', ({ notes }) => notes.map(({ text }) => text).join('\n')],
  ['page', (lead) => lead.page],
  ['consent_version', (lead) => lead.consentVersion],
];

const knownNames = enquiryKinds.flatMap((kind) =>
  enquiryForms[kind].fields.map(({ name, storedAs = name }: EnquiryField) => storedAs),
);

/** A column for each field of every form, and for what older forms asked and a lead still has. */
export function toCsv(leads: readonly Lead[]): string {
  const names = new Set([...knownNames, ...leads.flatMap(({ fields }) => Object.keys(fields))]);
  const fieldColumns = [...names].map((name): Column => [name, ({ fields }) => fields[name]]);
  const columns = [...columnsBefore, ...fieldColumns, ...columnsAfter];
  const rows = [
    columns.map(([heading]) => heading),
    ...leads.map((lead) => columns.map(([, read]) => read(lead) ?? '')),
  ];
  // By the first sign, spreadsheets know that letters beyond ASCII are UTF-8.
  return `\ufeff${rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('')}`;
}

/** Full-width forms too: spreadsheets in East Asian locales treat them as the same signs. */
export function toCell(text: string): string {
  // Where cells are separated by semicolons or tabs, one inside a cell begins the next.
  const isFormula = /(?:^|[;\t])\s*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/u.test(text);
  return `"${(isFormula ? `'${text}` : text).replaceAll('"', '""')}"`;
}
