/** The interface of mail transports. */
export interface Message {
  subject: string;
  text: string;
  html: string;
  replyTo?: { name: string; address: string };
  /** A text attachment. A reply quotes the body but drops attachments. */
  file?: { name: string; text: string };
  /** An event for the reader's calendar. With a method it is an invitation, which mail programs show with buttons. */
  calendar?: { name: string; text: string; method?: 'REQUEST' | 'CANCEL' };
  /** A PDF. */
  paper?: { name: string; bytes: Uint8Array };
  /** JPEG files that the HTML refers to by `cid`. */
  pictures?: readonly { cid: string; name: string; content: Uint8Array }[];
}

export interface OutgoingMail extends Message {
  messageId: string;
  /** The earlier mails of the conversation, oldest first. */
  references: readonly string[];
  /** The mailbox for bounces: the own address, or that of a person who answers. */
  sender: string;
  /** MAIL_FROM, which every mail server accepts. */
  ownAddress: string;
  /** The site's own address, except for an owner in its domain (docs/decisions/0086-mails-that-arrive.md). */
  from: { name: string; address: string };
  to: string;
  /** Who wrote it: a program, a program in reply to a form, or a person. Tells other machines whether to auto-reply. */
  origin: 'program' | 'reply' | 'person';
}

export interface Mailer {
  /** Throws a DeliveryError. */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<void>;
  close(): void;
}
