/** Leads for a spreadsheet. A spreadsheet runs what looks like a formula, so no cell may look like one. */
import type { Lead } from '../store/records.ts';

const columns: [heading: string, read: (lead: Lead) => string | null | undefined][] = [
  ['reference', (lead) => lead.reference],
  ['received', (lead) => new Date(lead.receivedAtMs).toISOString()],
  ['kind', (lead) => lead.kind],
  ['status', (lead) => lead.status],
  ['verdict', (lead) => lead.judgement.verdict],
  ['name', ({ fields }) => fields.name],
  ['email', ({ fields }) => fields.email],
  ['phone', ({ fields }) => fields.phone],
  ['phone_e164', (lead) => lead.phoneE164],
  ['address', ({ fields }) => fields.address],
  ['service', ({ fields }) => fields.service],
  ['website', ({ fields }) => fields.website],
  ['message', ({ fields }) => fields.message],
  ['added', ({ notes }) => notes.map(({ text }) => text).join('\n')],
  ['page', (lead) => lead.page],
  ['consent_version', (lead) => lead.consentVersion],
];

export function toCsv(leads: readonly Lead[]): string {
  const rows = [
    columns.map(([heading]) => heading),
    ...leads.map((lead) => columns.map(([, read]) => read(lead) ?? '')),
  ];
  return rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
}

/** Full-width forms too: spreadsheets in East Asian locales take them for the same signs. */
export function toCell(text: string): string {
  const isFormula = /^\s*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/u.test(text);
  return `"${(isFormula ? `'${text}` : text).replaceAll('"', '""')}"`;
}
