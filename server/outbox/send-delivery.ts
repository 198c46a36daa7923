import { composeMail, type MailDesk } from '../mail/compose-mail.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { ClaimedDelivery } from '../store/records.ts';
import type { WebhookCaller } from '../webhook/webhook.ts';

export interface Carriers extends MailDesk {
  /** Undefined while no mail server is configured: mails wait. */
  mailer: Mailer | undefined;
  webhook: WebhookCaller | undefined;
}

/** Throws a DeliveryError when it was not taken. */
export async function sendDelivery(row: ClaimedDelivery, carriers: Carriers): Promise<void> {
  if (row.channel === 'webhook') await carriers.webhook?.call(row);
  else await carriers.mailer?.send(await composeMail(row, carriers));
}
