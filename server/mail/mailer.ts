/** Port to whatever carries mail. */
export interface OutgoingMail {
  messageId: string;
  from: { name: string; address: string };
  to: string;
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  /** Tells other machines not to answer. */
  isAutomatic: boolean;
}

export interface Mailer {
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** `isPermanent`: the mail server refused this mail for good, so that trying again cannot help. */
export class MailError extends Error {
  override name = 'MailError';
  readonly isPermanent: boolean;
  /** SMTP code or socket error; holds nothing personal, so it may be logged. */
  readonly code: string;

  constructor(message: string, options: { isPermanent: boolean; code: string; cause?: unknown }) {
    super(message, { cause: options.cause });
    this.isPermanent = options.isPermanent;
    this.code = options.code;
  }
}
