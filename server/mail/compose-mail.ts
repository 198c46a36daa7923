/** Turns an outbox row into a complete mail. */
import type { z } from 'zod';
import type { CompanyFacts } from '../../contract/company.ts';
import type { ServerWords } from '../../contract/words/words-files.ts';
import type { SiteManifest } from '../../contract/site-manifest.ts';
import type { SignedLinks } from '../signing/signed-links.ts';
import { inLanguage } from '../presenter/in-language.ts';
import { DeliveryError } from './delivery-error.ts';
import type { ClaimedDelivery, Lead } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import type { Message, OutgoingMail } from './mailer.ts';
import { frameHtml } from './messages/body.ts';
import { replyPayload, writeReplyMail } from './messages/reply-mail.ts';
import { alertPayload, writeAlertMail } from './messages/alert-mail.ts';
import { writeFilesMail } from './messages/files-mail.ts';
import { digestPayload, writeDigestMail, type DigestStore } from './messages/digest-mail.ts';
import {
  assignedPayload,
  invitationPayload,
  writeAssignedMail,
  writeInvitationMail,
} from './messages/team-mails.ts';
import { changePayload, writeChangeMail, writeOwnerMail } from './messages/owner-mail.ts';
import { writeReminderMail } from './messages/reminder-mail.ts';
import { writeReceiptMail } from './messages/receipt-mail.ts';
import { quoteMail, writeQuoteMail, writeQuoteTeamMail } from './messages/quote-mails.ts';
import { reviewMail, writeReviewMail } from './messages/review-mail.ts';
import { visitMail, writeVisitMail, writeVisitTeamMail } from './messages/visit-mails.ts';
import { signInPayload, writeSignInMail } from './messages/sign-in-mail.ts';

export interface MailComposerParts {
  store: DigestStore & Pick<Store, 'findQuotes' | 'findReaderLanguage' | 'listPreviews' | 'listThread'>;
  links: SignedLinks;
  company: () => CompanyFacts;
  words: (language?: string | null) => ServerWords;
  accent: () => SiteManifest['accent'];
  mailFrom: () => string;
  /** The site's public URL, without a trailing slash. */
  siteUrl: () => string;
  /** The first request from a CDN or proxy that the settings do not name. */
  proxySeenAtMs: () => number | undefined;
  /** If true, mails link to the inbox. */
  hasInbox: boolean;
}

type Writing = ReturnType<typeof open>;
type WriteMail = (writing: Writing) => Message | Promise<Message>;

/** The mails by occasion. A new one needs a line here, its template in `messages/`, and its words. */
const messages = {
  'new-lead': ({ lead, context }) => writeOwnerMail(lead, context),
  change: ({ lead, read, context }) => writeChangeMail(lead, read(changePayload), context),
  files: async ({ lead, context, store }) =>
    writeFilesMail(lead, await store.listPreviews(lead.reference), context),
  receipt: ({ lead, context }) => writeReceiptMail(lead, context),
  answer: ({ lead, read, context, isReply }) => writeReplyMail(lead, read(replyPayload), context, isReply),
  assigned: ({ delivery, read, context }) => writeAssignedMail(delivery.lead, read(assignedPayload), context),
  invitation: ({ read, context }) => writeInvitationMail(read(invitationPayload), context),
  'sign-in': ({ read, context }) => writeSignInMail(read(signInPayload), context),
  reminder: ({ lead, context }) => writeReminderMail(lead, 'reminder', context),
  'second-reminder': ({ lead, context }) => writeReminderMail(lead, 'second-reminder', context),
  'bid-reminder': ({ lead, context }) => writeReminderMail(lead, 'bid-reminder', context),
  digest: ({ read, store, context, proxySeenAtMs }) =>
    writeDigestMail(read(digestPayload), store, context, proxySeenAtMs()),
  review: ({ lead, read, context }) => writeReviewMail(lead, read(reviewMail), context),
  visit: ({ lead, delivery, read, context }) =>
    writeVisitMail(lead, read(visitMail), delivery.recipient, context),
  'visit-team': ({ lead, delivery, read, context }) =>
    writeVisitTeamMail(lead, read(visitMail), delivery.recipient, context),
  quote: async (writing) => writeQuoteMail(...(await readQuote(writing))),
  'quote-team': async (writing) => writeQuoteTeamMail(...(await readQuote(writing))),
  alert: ({ read, words }) => writeAlertMail(read(alertPayload), words().mails.alert),
} satisfies Record<string, WriteMail>;
/**
 * The reason for a delivery. `change`: the visitor corrected or withdrew. `files`: the visitor added files. `answer`: a
 * person answers in the inbox. `assigned`: somebody gave the request to another person, or a removed person's requests.
 * `invitation`: somebody got access to the inbox. These two, `sign-in`, `digest` and `alert` may belong to no lead.
 */
export type Occasion = keyof typeof messages;

/** The words of the context are in the language of the reader. */
const open = (
  delivery: ClaimedDelivery,
  { company, words, links, siteUrl, hasInbox, store, proxySeenAtMs }: MailComposerParts,
  language: string | null | undefined,
  isReply: boolean,
) => ({
  ...{ delivery, store, words, proxySeenAtMs, isReply },
  context: { hasInbox, company: company(), words: words(language), links, siteUrl: siteUrl() },
  read: <Payload>(schema: z.ZodType<Payload>): Payload => schema.parse(JSON.parse(delivery.payload ?? '{}')),
  get lead(): Lead {
    const { lead, occasion } = delivery;
    if (lead === null) throw new Error(`A delivery for the occasion ${occasion} has no lead`);
    return lead;
  },
});

/** All other mails come from the program. */
const origins: Partial<Record<string, OutgoingMail['origin']>> = {
  receipt: 'reply',
  visit: 'reply',
  review: 'reply',
  quote: 'reply',
  answer: 'person',
};

export function createMailComposer(parts: MailComposerParts) {
  return async (delivery: ClaimedDelivery): Promise<OutgoingMail> => {
    // An alert about a broken database is not in it.
    const references = delivery.lead === null ? [] : await parts.store.listThread(delivery);
    const write = (messages as Partial<Record<string, WriteMail>>)[delivery.occasion];
    // A newer version may have planned it.
    if (!write)
      throw new DeliveryError(`No mail is named ${delivery.occasion}`, {
        code: 'no-mail',
        isPermanent: true,
      });
    const origin = origins[delivery.occasion] ?? 'program';
    const language = await findLanguage(delivery, origin, parts.store);
    return inLanguage(language, async () => {
      const message = await write(open(delivery, parts, language, references.length > 0));
      const { name, phone } = parts.company();
      const mailFrom = parts.mailFrom();
      return {
        messageId: delivery.messageId,
        references,
        from: { name, address: findFrom(delivery.recipient, message, mailFrom, origin) },
        sender: findSender(message, mailFrom, origin),
        ownAddress: mailFrom,
        to: delivery.recipient,
        origin,
        ...message,
        html: frameHtml(message.html, { name, phone, accent: parts.accent() }),
      };
    });
  };
}

/** Mails of the program go to the team, and the others to the visitor. */
const findLanguage = async (
  { lead, recipient }: ClaimedDelivery,
  origin: OutgoingMail['origin'],
  store: MailComposerParts['store'],
) => (origin === 'program' ? store.findReaderLanguage(recipient).catch(() => null) : lead?.language);

const isSameDomain = (one: string, other: string): boolean => {
  const [own, its] = [one, other].map((address) => address.slice(address.lastIndexOf('@') + 1).toLowerCase());
  return own === its;
};

/**
 * Rspamd takes a mail within one domain whose replies leave it for a forgery, unless it goes from somebody to
 * themselves, as forms do.
 */
function findFrom(
  recipient: string,
  { replyTo }: Message,
  mailFrom: string,
  origin: OutgoingMail['origin'],
): string {
  const isDoubted = replyTo !== undefined && !isSameDomain(replyTo.address, mailFrom);
  return origin === 'program' && isDoubted && isSameDomain(recipient, mailFrom) ? recipient : mailFrom;
}

/** The bounce of an answer goes to the person who wrote it, where the domain's SPF allows that sender. */
function findSender({ replyTo }: Message, mailFrom: string, origin: OutgoingMail['origin']): string {
  const isOurs = replyTo !== undefined && isSameDomain(replyTo.address, mailFrom);
  return origin === 'person' && isOurs ? replyTo.address : mailFrom;
}

async function readQuote({ lead, read, context, store }: Writing) {
  const quotes = await store.findQuotes(lead.reference);
  return [lead, read(quoteMail), { ...context, quotes }] as const;
}
