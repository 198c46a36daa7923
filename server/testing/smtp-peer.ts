/** A real SMTP server on loopback that can refuse, stop and restart. */
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

interface ReceivedMail {
  raw: string;
  /** The sender of the envelope. */
  sender: string;
  recipients: string[];
  parsed: Email;
}

export interface SmtpPeer {
  url: string;
  port: number;
  received: ReceivedMail[];
  attempts(): number;
  /**
   * Sets the SMTP code for recipients, senders or whole mails; 250 accepts again. Refused mails are recorded in
   * `refused`.
   */
  answerWith(code: number, words?: string): void;
  /** `except` is the one sender that is accepted. */
  answerSendersWith(code: number, except?: string): void;
  answerMailsWith(code: number): void;
  refused: ReceivedMail[];
  close(): Promise<void>;
}

export interface SmtpPeerOptions {
  port?: number;
  /** If set, clients must log in with this password. */
  password?: string;
  /** Offers STARTTLS with a self-signed certificate. */
  encrypts?: boolean;
  /** Called with each mail before it is answered. */
  keep?: (raw: Buffer) => void;
}

export async function startSmtpPeer(options: SmtpPeerOptions = {}): Promise<SmtpPeer> {
  const received: ReceivedMail[] = [];
  const refused: ReceivedMail[] = [];
  let code = 250;
  let words = '';
  let mailCode = 250;
  let senderCode = 250;
  let accepted: string | undefined;
  let attempts = 0;
  const server = new SMTPServer({
    authOptional: options.password === undefined,
    disabledCommands: [
      ...(options.password === undefined ? ['AUTH'] : []),
      ...(options.encrypts ? [] : ['STARTTLS']),
    ],
    allowInsecureAuth: true,
    logger: false,
    onAuth(auth, _session, callback) {
      attempts++;
      if (auth.password === options.password) callback(null, { user: 'site' });
      else callback(Object.assign(new Error('Wrong password'), { responseCode: 535 }));
    },
    onMailFrom({ address }, _session, callback) {
      if (senderCode === 250 || address === accepted) callback();
      else callback(Object.assign(new Error('Not you'), { responseCode: senderCode }));
    },
    onRcptTo(_address, _session, callback) {
      attempts++;
      if (code === 250) callback();
      else callback(Object.assign(new Error(words), { responseCode: code }));
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks);
        options.keep?.(raw);
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        PostalMime.parse(raw).then((parsed) => {
          const { mailFrom } = session.envelope;
          const sender = mailFrom === false ? '' : mailFrom.address;
          const mail = { raw: raw.toString(), sender, recipients, parsed };
          (mailCode === 250 ? received : refused).push(mail);
          callback(mailCode === 250 ? null : Object.assign(new Error('Not now'), { responseCode: mailCode }));
        }, callback);
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    received,
    attempts: () => attempts,
    answerWith: (next, nextWords = 'Not today') => {
      code = next;
      words = nextWords;
    },
    answerSendersWith: (next, except) => {
      senderCode = next;
      accepted = except;
    },
    answerMailsWith: (next) => (mailCode = next),
    refused,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
