import { formatTime } from '../../contract/language.ts';
import { nameCount } from '../lib/name-count.ts';
import { toHeaderText } from '../lib/header-text.ts';
import { listDetails, nameRequest } from '../mail/lead-words.ts';
import type { DeliveryStatus, Judgement, LeadSummary } from '../store/records.ts';

/** Describes one lead in full, for a terminal. */
export function describeLead({ lead, files, deliveries }: LeadSummary, timeZone: string): string {
  const toTime = (timeMs: number) => formatTime(timeMs, timeZone);
  const rows: [string, string][] = [
    ['Reference', lead.reference],
    ['Kind', nameRequest(lead.kind)],
    ['Received', toTime(lead.receivedAtMs)],
    ['Status', lead.status],
    ...(lead.answeredAtMs === null ? [] : [label('Answered', toTime(lead.answeredAtMs))]),
    ['Judged', describeVerdict(lead.judgement)],
    ...listDetails(lead, { labelNote: (timeMs) => `Added ${toTime(timeMs)}` }),
    ...files.map(({ name, sizeBytes, receivedAtMs }): [string, string] => [
      'File',
      `${name}, ${Math.ceil(sizeBytes / 1024)} kB, added ${toTime(receivedAtMs)}`,
    ]),
    ['Page', lead.page ?? 'unknown'],
    ['Consent', `version ${lead.consentVersion}`],
    ...Object.entries<string>({ ...lead.signals }).map(([name, value]): [string, string] => [
      `Signal: ${name}`,
      value,
    ]),
    ...deliveries.map((delivery): [string, string] => [
      `Delivery: ${delivery.occasion}`,
      describeDelivery(delivery, toTime),
    ]),
  ];
  return rows.map(([label, value]) => `${label.padEnd(20)} ${toLines(value)}`).join('\n');
}

const label = (name: string, value: string): [string, string] => [name, value];

function describeVerdict({ verdict, score, reasons }: Judgement): string {
  return score === 0 ? 'clean' : `${verdict}: ${reasons.join('; ')} (${nameCount(score, 'point')})`;
}

/** Keeps line breaks and removes all other control characters, which could control the terminal. */
function toLines(text: string): string {
  return text
    .split('\n')
    .map(toHeaderText)
    .join(`\n${' '.repeat(21)}`);
}

function describeDelivery(
  { recipient, state, attempts, nextAttemptAtMs, sentAtMs, lastError }: DeliveryStatus,
  toTime: (timeMs: number) => string,
): string {
  const parts = [`${state} to ${recipient}, ${nameCount(attempts, 'attempt')}`];
  if (sentAtMs !== null) parts.push(`sent ${toTime(sentAtMs)}`);
  if (nextAttemptAtMs !== null && state === 'pending' && attempts > 0)
    parts.push(`next ${toTime(nextAttemptAtMs)}`);
  if (lastError !== null) parts.push(`last error: ${lastError}`);
  return parts.join(', ');
}
