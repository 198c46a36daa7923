/** Turns an outbox row into a complete mail. */
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
import { changePayload, writeChangeMail, writeOwnerMail, type MailContext } from './messages/owner-mail.ts';
import { writeReminderMail } from './messages/reminder-mail.ts';
import { writeReceiptMail } from './messages/receipt-mail.ts';
import { reviewMail, writeReviewMail } from './messages/review-mail.ts';
import { visitMail, writeVisitMail, writeVisitTeamMail } from './messages/visit-mails.ts';
import { signInPayload, writeSignInMail } from './messages/sign-in-mail.ts';

export interface MailComposerParts {
  store: DigestStore & Pick<Store, 'findReaderLanguage' | 'listPreviews' | 'listThread'>;
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

/** The words are those of the reader. */
interface Parts extends MailComposerParts {
  language: string | null | undefined;
}

type WriteMail = (delivery: ClaimedDelivery, parts: Parts, isReply: boolean) => Message | Promise<Message>;

/** The mails by occasion. A new one needs a line here, its template in `messages/`, and its words. */
const messages = {
  'new-lead': (delivery, parts) => writeOwnerMail(getLead(delivery), toContext(parts)),
  change: (delivery, parts) =>
    writeChangeMail(getLead(delivery), changePayload.parse(readPayload(delivery)), toContext(parts)),
  files: async (delivery, parts) => {
    const lead = getLead(delivery);
    return writeFilesMail(lead, await parts.store.listPreviews(lead.reference), toContext(parts));
  },
  receipt: (delivery, parts) => writeReceiptMail(getLead(delivery), toContext(parts)),
  answer: (delivery, parts, isReply) =>
    writeReplyMail(getLead(delivery), replyPayload.parse(readPayload(delivery)), toContext(parts), isReply),
  assigned: (delivery, parts) =>
    writeAssignedMail(delivery.lead, assignedPayload.parse(readPayload(delivery)), toContext(parts)),
  invitation: (delivery, parts) =>
    writeInvitationMail(invitationPayload.parse(readPayload(delivery)), toContext(parts)),
  'sign-in': (delivery, parts) =>
    writeSignInMail(signInPayload.parse(readPayload(delivery)), toContext(parts)),
  reminder: (delivery, parts) => writeReminderMail(getLead(delivery), 'reminder', toContext(parts)),
  'second-reminder': (delivery, parts) =>
    writeReminderMail(getLead(delivery), 'second-reminder', toContext(parts)),
  'bid-reminder': (delivery, parts) => writeReminderMail(getLead(delivery), 'bid-reminder', toContext(parts)),
  digest: (delivery, parts) =>
    writeDigestMail(
      digestPayload.parse(readPayload(delivery)),
      parts.store,
      toContext(parts),
      parts.proxySeenAtMs(),
    ),
  review: (delivery, parts) =>
    writeReviewMail(getLead(delivery), reviewMail.parse(readPayload(delivery)), toContext(parts)),
  visit: (delivery, parts) => writeVisitMail(getLead(delivery), ...readVisit(delivery), toContext(parts)),
  'visit-team': (delivery, parts) =>
    writeVisitTeamMail(getLead(delivery), ...readVisit(delivery), toContext(parts)),
  alert: (delivery, { words }) =>
    writeAlertMail(alertPayload.parse(readPayload(delivery)), words().mails.alert),
} satisfies Record<string, WriteMail>;
/**
 * The reason for a delivery. `change`: the visitor corrected or withdrew. `files`: the visitor added files. `answer`: a
 * person answers in the inbox. `assigned`: somebody gave the request to another person, or a removed person's requests.
 * `invitation`: somebody got access to the inbox. These two, `sign-in`, `digest` and `alert` may belong to no lead.
 */
export type Occasion = keyof typeof messages;

const toContext = ({ company, words, language, links, siteUrl, hasInbox }: Parts): MailContext => ({
  hasInbox,
  company: company(),
  words: words(language),
  links,
  siteUrl: siteUrl(),
});

/** All other mails come from the program. */
const origins: Partial<Record<string, OutgoingMail['origin']>> = {
  receipt: 'reply',
  visit: 'reply',
  review: 'reply',
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
      const message = await write(delivery, { ...parts, language }, references.length > 0);
      const { name } = parts.company();
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
        html: frameHtml(message.html, { name, accent: parts.accent() }),
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

const readVisit = (delivery: ClaimedDelivery) =>
  [visitMail.parse(readPayload(delivery)), delivery.recipient] as const;

function readPayload({ payload }: ClaimedDelivery): unknown {
  return JSON.parse(payload ?? '{}');
}

function getLead({ lead, occasion }: ClaimedDelivery): Lead {
  if (lead === null) throw new Error(`A delivery for the occasion ${occasion} has no lead`);
  return lead;
}
