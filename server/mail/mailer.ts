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
  /** Throws a DeliveryError. */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}
