/** What the owner reads: every word of the visitor, and an address that "Reply" goes to. */
import type { EnquiryKind } from '../../../contract/enquiries.ts';
import { findTown } from '../../leads/find-town.ts';
import { escapeHtml } from '../../pages/escape-html.ts';
import type { Lead } from '../../store/store.ts';
import type { OutgoingMail } from '../mailer.ts';
import { toHeaderText } from './header-text.ts';

export const kindNames: Record<EnquiryKind, string> = {
  'contact-message': 'Message',
  'service-request': 'Service request',
  'blog-reply': 'Comment on an article',
};

/** Name and value of everything the visitor wrote, in reading order; what is empty is left out. */
export function listDetails({ fields, phoneE164 }: Lead): [label: string, value: string][] {
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
  ];
  return details.filter((detail): detail is [string, string] => detail[1] !== undefined && detail[1] !== '');
}

export function writeOwnerMail(lead: Lead): Pick<OutgoingMail, 'subject' | 'text' | 'html' | 'replyTo'> {
  const details = listDetails(lead);
  const kindName = kindNames[lead.kind];
  const received = new Date(lead.receivedAtMs).toISOString().replace('T', ' ').slice(0, 16) + ' UTC';
  const origin = `Received ${received}${lead.page === null ? '' : ` from the page ${lead.page}`}.`;
  const heading = `${kindName} ${lead.reference}`;
  const hint = 'Your answer to this mail goes to the visitor.';
  return {
    subject: toHeaderText(
      [lead.reference, lead.fields.service || kindName, findTown(lead.fields.address), lead.fields.name]
        .filter((part) => part !== undefined)
        .join(' · '),
    ),
    text: [
      heading,
      '',
      ...details.map(([label, value]) => toTextLine(label, value)),
      '',
      origin,
      hint,
      '',
    ].join('\n'),
    html: [
      '<!doctype html><html lang="en"><meta charset="utf-8"><body style="font-family:sans-serif;font-size:16px">',
      `<h1 style="font-size:20px">${escapeHtml(heading)}</h1>`,
      '<table cellpadding="6" style="border-collapse:collapse">',
      ...details.map(([label, value]) => toHtmlRow(label, value)),
      `</table><p>${escapeHtml(origin)}<br>${hint}</p></body></html>`,
    ].join('\n'),
    ...writeReplyTo(lead),
  };
}

function toTextLine(label: string, value: string): string {
  return value.includes('\n') ? `${label}:\n  ${value.replaceAll('\n', '\n  ')}` : `${label}: ${value}`;
}

function toHtmlRow(label: string, value: string): string {
  const content = escapeHtml(value).replaceAll('\n', '<br>');
  return `<tr><th align="left" valign="top">${label}</th><td>${content}</td></tr>`;
}

/** Many mail servers refuse a header with an address beyond ASCII, and then the whole lead would not arrive. */
function writeReplyTo({ fields }: Lead): Pick<OutgoingMail, 'replyTo'> {
  if (!/^[\x21-\x7e]+$/.test(fields.email)) return {};
  return { replyTo: { name: toHeaderText(fields.name), address: fields.email } };
}
