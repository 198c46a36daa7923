/** Formats a list of leads as a table of 100 columns for a terminal. */
import { nameRequest } from '../mail/lead-words.ts';
import { findTown } from '../mail/find-town.ts';
import { toHeaderText } from '../lib/header-text.ts';
import { formatSize } from '../../contract/language.ts';
import { formatLocalTime } from '../lib/local-time.ts';
import { nameCount } from '../lib/name-count.ts';
import type { DeliveryStatus, Lead, LeadSummary } from '../store/records.ts';

const columns: [heading: string, width: number][] = [
  ['Reference', 12],
  ['Received', 16],
  ['Name', 20],
  ['Phone', 16],
  ['About', 20],
  ['State', 9],
];

export interface TableOptions {
  timeZone: string;
  /** Shows the size of the files instead of the subject. */
  bySize: boolean;
}

export function drawTable(leads: readonly LeadSummary[], options: TableOptions): string {
  const rows = [columns.map(([heading]) => heading), ...leads.map((lead) => toRow(lead, options))];
  return rows.map((row) => row.map(fit).join(' ').trimEnd()).join('\n');
}

function toRow({ lead, files, deliveries }: LeadSummary, { timeZone, bySize }: TableOptions): string[] {
  const { fields } = lead;
  const sizeBytes = files.reduce((sum, file) => sum + file.sizeBytes, 0);
  const about = bySize
    ? [nameCount(files.length, 'file'), formatSize(sizeBytes)]
    : [fields.service || nameRequest(lead.kind), findTown(fields.address)];
  return [
    lead.reference,
    formatLocalTime(lead.receivedAtMs, timeZone),
    fields.name,
    fields.phone ?? '',
    about.filter(Boolean).join(', '),
    toState(lead, deliveries),
  ];
}

/** The status, or for an unmarked lead the state of the owners' mails. */
function toState(lead: Lead, deliveries: readonly DeliveryStatus[]): string {
  if (lead.status !== 'new') return lead.status;
  if (lead.judgement.verdict === 'junk' && deliveries.length === 0) return 'junk';
  const states = deliveries
    .filter(({ occasion, channel }) => occasion === 'new-lead' && channel === 'mail')
    .map(({ state }) => state);
  if (states.includes('dead')) return 'FAILED';
  return states.every((state) => state === 'sent') ? 'new' : 'waiting';
}

/** Removes control characters, and with them terminal escapes and line breaks. */
function fit(text: string, column: number): string {
  const width = columns[column]?.[1] ?? 0;
  const characters = [...toHeaderText(text)];
  const shown = characters.length > width ? [...characters.slice(0, width - 1), '…'] : characters;
  return shown.join('') + ' '.repeat(width - shown.length);
}
