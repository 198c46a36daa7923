import { createTransport } from 'nodemailer';
import { DeliveryError } from './delivery-error.ts';
import type { Mailer, OutgoingMail } from './mailer.ts';

/** These limit silence only; the caller limits the whole transfer. */
const timeoutsMs = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 };

/** Login and mail go unencrypted only on this machine, or if the URL has `?requireTLS=false`. */
export function mustEncrypt(smtpUrl: string): boolean {
  const { hostname, searchParams } = new URL(smtpUrl);
  const isLocal = /^(?:localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
  return !isLocal && searchParams.get('requireTLS') !== 'false';
}

export function createSmtpMailer(smtpUrl: string): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    ...timeoutsMs,
    requireTLS: mustEncrypt(smtpUrl),
    // Mail is built from strings only, so nothing that a visitor writes may make the server read a file or URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail, signal) {
      const send = ({ from, sender }: Pick<OutgoingMail, 'from' | 'sender'>) =>
        transport.sendMail({
          signal,
          messageId: mail.messageId,
          references: [...mail.references],
          ...(mail.references.length > 0 && { inReplyTo: mail.references.at(-1) ?? '' }),
          envelope: { from: sender, to: mail.to },
          from,
          to: { name: '', address: mail.to },
          ...(mail.replyTo === undefined ? {} : { replyTo: mail.replyTo }),
          attachments: listAttachments(mail),
          ...findInvitation(mail),
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          headers: originHeaders[mail.origin],
        });
      const plain = { from: { ...mail.from, address: mail.ownAddress }, sender: mail.ownAddress };
      const isPlain = mail.from.address === mail.ownAddress && mail.sender === mail.ownAddress;
      try {
        await send(mail).catch((error: unknown) => {
          // Some servers let a login send under its own address only.
          if (isPlain || !isAboutSender(error)) throw error;
          return send(plain);
        });
      } catch (error) {
        throw toDeliveryError(error);
      }
    },
    close: () => transport.close(),
  };
}

function isAboutSender(error: unknown): boolean {
  const { code, command, response = '', responseCode = 0 } = error as Partial<SMTPError>;
  return responseCode >= 500 && code !== 'EAUTH' && (command === 'MAIL FROM' || isAboutUs(response));
}

const originHeaders = {
  program: { 'Auto-Submitted': 'auto-generated' },
  reply: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
  person: {},
};

function listAttachments({ file, calendar, pictures = [] }: OutgoingMail) {
  const event = 'text/calendar; charset=utf-8; method=PUBLISH';
  return [
    ...(file === undefined
      ? []
      : [
          {
            filename: file.name,
            content: file.text,
            contentType: 'text/plain',
            // Spam filters count Base64 around plain words.
            contentTransferEncoding: 'quoted-printable' as const,
          },
        ]),
    ...(calendar === undefined || calendar.method !== undefined
      ? []
      : [
          {
            filename: calendar.name,
            content: calendar.text,
            contentType: event,
            // Base64, because mail servers may change the line ends of plain text.
            contentTransferEncoding: 'base64' as const,
          },
        ]),
    ...pictures.map(({ cid, name, content }) => ({
      cid,
      filename: name,
      content: Buffer.from(content),
      contentType: 'image/jpeg',
      contentDisposition: 'inline' as const,
    })),
  ];
}

/** Mail programs look for an invitation among the forms of the text. Its header must name the method of the file. */
function findInvitation({ calendar }: OutgoingMail) {
  if (calendar?.method === undefined) return {};
  const { method, name: filename, text: content } = calendar;
  return { icalEvent: { method, filename, content } };
}

const aboutUs =
  /^(?:530|534|535|538)\b|\b5\.(?:7\.\d|1\.[78]\b)|\b(?:sender (?:address rejected|verify failed)|helo command rejected)/i;

/**
 * Whether a response concerns our login, address, host name or right to send. Postfix and others send it after RCPT TO
 * as well.
 */
export const isAboutUs = (response: string): boolean => aboutUs.test(response);

/**
 * Only a rejected recipient and the response to the whole mail concern the mail itself. A rejected greeting, login or
 * sender must be fixed at the server or in the settings, and the mail has to wait until then.
 */
function toDeliveryError(error: unknown): DeliveryError {
  const { message, code, command, response, responseCode } = error as Partial<SMTPError>;
  const isRefused = responseCode !== undefined && responseCode >= 500;
  const isAboutTheMail =
    (code === 'EMESSAGE' || command === 'RCPT TO') && !isAboutUs(response ?? String(responseCode));
  return new DeliveryError(String(message), {
    isPermanent: isRefused && isAboutTheMail,
    needsRepair: code === 'EAUTH' || (isRefused && !isAboutTheMail),
    code: [code, responseCode].filter((part) => part !== undefined).join(' ') || 'unknown',
    cause: error,
  });
}

interface SMTPError {
  message: string;
  code: string;
  command: string;
  response: string;
  responseCode: number;
}
