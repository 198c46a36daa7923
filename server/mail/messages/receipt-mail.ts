/** The visitor's receipt. It repeats nothing that was typed, not even the name, so nobody can send words with it. */
import type { SiteManifest } from '../../../contract/site-manifest.ts';
import { escapeHtml } from '../../pages/escape-html.ts';
import type { Lead } from '../../store/store.ts';
import type { OutgoingMail } from '../mailer.ts';
import { toHeaderText } from './header-text.ts';

type Company = SiteManifest['company'];

export function writeReceiptMail(
  lead: Lead,
  company: Company,
): Pick<OutgoingMail, 'subject' | 'text' | 'html' | 'replyTo'> {
  const paragraphs = [
    'Thank you for writing to us. Your message has arrived and somebody will read it and answer.',
    `Your reference is ${lead.reference}. Please have it at hand when you call ${company.phone}.`,
    'If you did not write to us, somebody typed your address by mistake. You need not do anything.',
  ];
  const signature = [company.name, company.phone, company.url];
  return {
    subject: toHeaderText(`We have your message (${lead.reference})`),
    text: [...paragraphs, signature.join('\n'), ''].join('\n\n'),
    html: [
      '<!doctype html><html lang="en"><meta charset="utf-8"><body style="font-family:sans-serif;font-size:16px">',
      ...paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`),
      `<p>${signature.map(escapeHtml).join('<br>')}</p></body></html>`,
    ].join('\n'),
    replyTo: { name: company.name, address: company.email },
  };
}
