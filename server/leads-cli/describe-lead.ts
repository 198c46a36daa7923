import { nameCount } from '../lib/name-count.ts';
import { toHeaderText } from '../mail/messages/header-text.ts';
import { listDetails, nameRequest } from '../mail/lead-words.ts';
import type { DeliveryStatus, Judgement, LeadSummary } from '../store/records.ts';

/** Everything that is known about one lead, for a terminal. */
export function describeLead({ lead, files, deliveries }: LeadSummary): string {
  const rows: [string, string][] = [
    ['Reference', lead.reference],
    ['Kind', nameRequest(lead.kind)],
    ['Received', new Date(lead.receivedAtMs).toISOString()],
    ['Status', lead.status],
    ...(lead.answeredAtMs === null ? [] : [label('Answered', new Date(lead.answeredAtMs).toISOString())]),
    ['Judged', describeVerdict(lead.judgement)],
    ...listDetails(lead, { labelNote: (timeMs) => `Added ${new Date(timeMs).toISOString()}` }),
    ...files.map(({ name, sizeBytes, receivedAtMs }): [string, string] => [
      'File',
      `${name}, ${Math.ceil(sizeBytes / 1024)} kB, added ${new Date(receivedAtMs).toISOString()}`,
    ]),
    ['Page', lead.page ?? 'unknown'],
    ['Consent', `version ${lead.consentVersion}`],
    ...Object.entries<string>({ ...lead.signals }).map(([name, value]): [string, string] => [
      `Signal: ${name}`,
      value,
    ]),
    ...deliveries.map((delivery): [string, string] => [
      `Delivery: ${delivery.occasion}`,
      describeDelivery(delivery),
    ]),
  ];
  return rows.map(([label, value]) => `${label.padEnd(20)} ${toLines(value)}`).join('\n');
}

const label = (name: string, value: string): [string, string] => [name, value];

function describeVerdict({ verdict, score, reasons }: Judgement): string {
  return score === 0 ? 'clean' : `${verdict}: ${reasons.join('; ')} (${nameCount(score, 'point')})`;
}

/** Line ends stay in a message; everything else that could control the terminal is removed. */
function toLines(text: string): string {
  return text
    .split('\n')
    .map(toHeaderText)
    .join(`\n${' '.repeat(21)}`);
}

function describeDelivery({
  recipient,
  state,
  attempts,
  nextAttemptAtMs,
  sentAtMs,
  lastError,
}: DeliveryStatus): string {
  const parts = [`${state} to ${recipient}, ${nameCount(attempts, 'attempt')}`];
  if (sentAtMs !== null) parts.push(`sent ${new Date(sentAtMs).toISOString()}`);
  if (nextAttemptAtMs !== null && state === 'pending' && attempts > 0)
    parts.push(`next ${new Date(nextAttemptAtMs).toISOString()}`);
  if (lastError !== null) parts.push(`last error: ${lastError}`);
  return parts.join(', ');
}
