/** A lead in words, for the owner's eyes: mails, the command line. */
import type { EnquiryKind } from '../../contract/enquiries.ts';
import type { Judgement, Lead } from '../store/records.ts';

export const kindNames: Record<EnquiryKind, string> = {
  'contact-message': 'Message',
  'service-request': 'Service request',
  'blog-reply': 'Comment on an article',
};

/** Name and value of everything the visitor wrote, in reading order; what is empty is left out. */
export function listDetails({ fields, phoneE164, notes }: Lead): [label: string, value: string][] {
  const phone =
    fields.phone !== undefined && phoneE164 !== null ? `${fields.phone} (${phoneE164})` : fields.phone;
  const details: [string, string | undefined][] = [
    ['Name', fields.name],
    ['Phone', phone],
    ['E-mail', fields.email],
    ['Address', fields.address],
    ['Service', fields.service],
    ['Website', fields.website],
    ['Message', fields.message],
    ...notes.map(({ writtenAtMs, text }): [string, string] => [`Added ${toMinute(writtenAtMs)}`, text]),
  ];
  return details.filter((detail): detail is [string, string] => detail[1] !== undefined && detail[1] !== '');
}

/** For example "2026-11-21 14:05 UTC". */
export function toMinute(timeMs: number): string {
  return `${new Date(timeMs).toISOString().replace('T', ' ').slice(0, 16)} UTC`;
}

export function describeJudgement({ score, reasons }: Judgement): string {
  return `${reasons.join('; ')} (${score} points)`;
}
