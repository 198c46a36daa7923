import { toHeaderText } from '../mail/messages/header-text.ts';
import { kindNames, listDetails } from '../mail/messages/owner-mail.ts';
import type { LeadSummary, MailStatus } from '../store/store.ts';

/** Everything that is known about one lead, for a terminal. */
export function describeLead({ lead, mails }: LeadSummary): string {
  const rows: [string, string][] = [
    ['Reference', lead.reference],
    ['Kind', kindNames[lead.kind]],
    ['Received', new Date(lead.receivedAtMs).toISOString()],
    ['Status', lead.status],
    ...listDetails(lead),
    ['Page', lead.page ?? 'unknown'],
    ['Consent', `version ${lead.consentVersion}`],
    ...Object.entries<string>({ ...lead.signals }).map(([name, value]): [string, string] => [
      `Signal: ${name}`,
      value,
    ]),
    ...mails.map((mail): [string, string] => [`Mail: ${mail.kind}`, describeMail(mail)]),
  ];
  return rows.map(([label, value]) => `${label.padEnd(20)} ${toLines(value)}`).join('\n');
}

/** Line ends stay in a message; whatever else could steer the terminal goes. */
function toLines(text: string): string {
  return text
    .split('\n')
    .map(toHeaderText)
    .join(`\n${' '.repeat(21)}`);
}

function describeMail({
  recipient,
  state,
  attempts,
  nextAttemptAtMs,
  sentAtMs,
  lastError,
}: MailStatus): string {
  const parts = [`${state} to ${recipient}, ${attempts} attempts`];
  if (sentAtMs !== null) parts.push(`sent ${new Date(sentAtMs).toISOString()}`);
  if (state === 'pending' && attempts > 0) parts.push(`next ${new Date(nextAttemptAtMs).toISOString()}`);
  if (lastError !== null) parts.push(`last error: ${lastError}`);
  return parts.join(', ');
}
