/** Port to whatever carries mail. */
export interface Message {
  subject: string;
  text: string;
  html: string;
  replyTo?: { name: string; address: string };
  /** A file of text beside the mail: an answer quotes the mail, and leaves files behind. */
  file?: { name: string; text: string };
  /** An event for the reader's calendar. */
  calendar?: { name: string; text: string };
  /** JPEG files that the HTML shows under their `cid`. */
  pictures?: readonly { cid: string; name: string; content: Uint8Array }[];
}

export interface OutgoingMail extends Message {
  messageId: string;
  from: { name: string; address: string };
  to: string;
  /** Who wrote it: a program, a program as the reply to a form, or a person. Tells other machines whether to answer. */
  origin: 'program' | 'reply' | 'person';
}

export interface Mailer {
  /** Throws a DeliveryError. */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<void>;
  close(): void;
}
