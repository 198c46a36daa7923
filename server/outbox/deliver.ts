/** One pass over the outbox: claim what is due, send it, write down how it ended. */
import type { SiteManifest } from '../../contract/site-manifest.ts';
import { MailError, type Mailer, type OutgoingMail } from '../mail/mailer.ts';
import { writeOwnerMail } from '../mail/messages/owner-mail.ts';
import { writeReceiptMail } from '../mail/messages/receipt-mail.ts';
import type { ClaimedMail, Store } from '../store/store.ts';
import { findNextAttemptAtMs, type RetryPlan } from './backoff.ts';

/** Longer than any send can take, so that a mail is taken from its sender only when that has crashed. */
const leaseMs = 5 * 60_000;
const mailsAtOnce = 4;

export interface OutboxLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

export interface Delivery {
  store: Store;
  mailer: Mailer;
  nowMs: () => number;
  company: SiteManifest['company'];
  mailFrom: string;
  retryPlan: RetryPlan;
  log: OutboxLog;
}

/** Returns how many mails were claimed; when that is none, nothing is due. */
export async function deliverDueMails(delivery: Delivery): Promise<number> {
  const mails = await delivery.store.claimMails({ nowMs: delivery.nowMs(), leaseMs, limit: mailsAtOnce });
  // All endings are written before an error is passed on: a failing write of one must not lose the others.
  const endings = await Promise.allSettled(mails.map((mail) => deliver(mail, delivery)));
  const failed = endings.find((ending) => ending.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
  return mails.length;
}

async function deliver(mail: ClaimedMail, delivery: Delivery): Promise<void> {
  const { store, log, nowMs } = delivery;
  const details = { reference: mail.lead.reference, kind: mail.kind, attempts: mail.attempts };
  try {
    await delivery.mailer.send(writeMail(mail, delivery));
  } catch (error) {
    const { isPermanent, code, message } = toMailError(error);
    const nextAttemptAtMs = isPermanent
      ? undefined
      : findNextAttemptAtMs({ ...mail, nowMs: nowMs() }, delivery.retryPlan);
    if (nextAttemptAtMs === undefined) {
      await store.markDead(mail, message);
      log.error({ ...details, code }, 'A mail could not be delivered and will not be tried again');
    } else {
      await store.markForRetry(mail, nextAttemptAtMs, message);
      log.warn({ ...details, code, retryAt: new Date(nextAttemptAtMs).toISOString() }, 'A mail must wait');
    }
    return;
  }
  await store.markSent(mail, nowMs());
  log.info(details, 'Mail sent');
}

function writeMail(mail: ClaimedMail, { company, mailFrom }: Delivery): OutgoingMail {
  const isReceipt = mail.kind === 'receipt';
  return {
    messageId: mail.messageId,
    from: { name: company.name, address: mailFrom },
    to: mail.recipient,
    isAutomatic: isReceipt,
    ...(isReceipt ? writeReceiptMail(mail.lead, company) : writeOwnerMail(mail.lead)),
  };
}

function toMailError(error: unknown): MailError {
  if (error instanceof MailError) return error;
  return new MailError(String(error), { isPermanent: false, code: 'unexpected', cause: error });
}
