/** A list of leads that fits into 100 columns of a terminal. */
import { nameRequest } from '../mail/lead-words.ts';
import { findTown } from '../mail/find-town.ts';
import { toHeaderText } from '../mail/messages/header-text.ts';
import type { DeliveryStatus, Lead, LeadSummary } from '../store/records.ts';

const columns: [heading: string, width: number][] = [
  ['Reference', 12],
  ['Received (UTC)', 16],
  ['Name', 20],
  ['Phone', 16],
  ['About', 20],
  ['State', 9],
];

export function drawTable(leads: readonly LeadSummary[]): string {
  const rows = [columns.map(([heading]) => heading), ...leads.map(toRow)];
  return rows.map((row) => row.map(fit).join(' ').trimEnd()).join('\n');
}

function toRow({ lead, deliveries }: LeadSummary): string[] {
  const { fields } = lead;
  const about = [fields.service || nameRequest(lead.kind), findTown(fields.address)]
    .filter(Boolean)
    .join(', ');
  return [
    lead.reference,
    toMinute(lead.receivedAtMs),
    fields.name,
    fields.phone ?? '',
    about,
    toState(lead, deliveries),
  ];
}

function toMinute(timeMs: number): string {
  return new Date(timeMs).toISOString().replace('T', ' ').slice(0, 16);
}

/** First whether the owner was told; then what became of it. */
function toState(lead: Lead, deliveries: readonly DeliveryStatus[]): string {
  if (lead.status !== 'new') return lead.status;
  if (lead.judgement.verdict === 'junk' && deliveries.length === 0) return 'junk';
  const states = deliveries
    .filter(({ occasion, channel }) => occasion === 'new-lead' && channel === 'mail')
    .map(({ state }) => state);
  if (states.includes('dead')) return 'FAILED';
  return states.every((state) => state === 'sent') ? 'sent' : 'waiting';
}

/** Terminal escapes are control characters; they are removed with the line ends. */
function fit(text: string, column: number): string {
  const width = columns[column]?.[1] ?? 0;
  const characters = [...toHeaderText(text)];
  const shown = characters.length > width ? [...characters.slice(0, width - 1), '…'] : characters;
  return shown.join('') + ' '.repeat(width - shown.length);
}
