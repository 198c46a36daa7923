import { createTransport } from 'nodemailer';
import { DeliveryError } from '../outbox/delivery-error.ts';
import type { Mailer } from './mailer.ts';

/** All of them together stay far below the lease of a claimed mail. */
const timeoutsMs = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 };

export function createSmtpMailer(smtpUrl: string): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    ...timeoutsMs,
    // Mail is built from strings only; nothing a visitor writes may make the server read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail) {
      try {
        await transport.sendMail({
          messageId: mail.messageId,
          from: mail.from,
          to: { name: '', address: mail.to },
          ...(mail.replyTo === undefined ? {} : { replyTo: mail.replyTo }),
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          headers: mail.isAutomatic
            ? { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' }
            : { 'Auto-Submitted': 'auto-generated' },
        });
      } catch (error) {
        throw toDeliveryError(error);
      }
    },
    close: () => transport.close(),
  };
}

/**
 * Only an answer to the mail itself (sender, recipient, content) is about the mail. A refused login or greeting is
 * about the account or the server: it is repaired there, and the mail must still be waiting then.
 */
function toDeliveryError(error: unknown): DeliveryError {
  const { message, code, responseCode } = error as Error & { code?: string; responseCode?: number };
  const isAboutTheMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return new DeliveryError(String(message), {
    isPermanent: isAboutTheMail && responseCode !== undefined && responseCode >= 500,
    code: [code, responseCode].filter((part) => part !== undefined).join(' ') || 'unknown',
    cause: error,
  });
}
