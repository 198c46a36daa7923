/** Sends one delivery over its channel, within a deadline that no receiver can extend. */
import { DeliveryError } from '../lib/delivery-error.ts';
import type { Mailer, OutgoingMail } from '../mail/mailer.ts';
import { channels, type Channel, type ClaimedDelivery } from '../store/records.ts';
import type { WebhookCaller } from './webhook.ts';

export interface CourierParts {
  /** Undefined if no mail server is configured; mails then wait. */
  mailer: Mailer | undefined;
  webhook: WebhookCaller | undefined;
  /** Undefined if push is not set up. */
  push?: (delivery: ClaimedDelivery, signal: AbortSignal) => Promise<void>;
  composeMail: (delivery: ClaimedDelivery) => Promise<OutgoingMail>;
  /** Must be far below the lease, or a slow delivery is made twice. */
  deadlineMs?: number | undefined;
}

export interface Courier {
  /** The configured channels. */
  openChannels: readonly Channel[];
  /** Throws a DeliveryError if the delivery fails. */
  send(delivery: ClaimedDelivery): Promise<void>;
}

export function createCourier(parts: CourierParts): Courier {
  const { mailer, webhook, push, composeMail, deadlineMs = 120_000 } = parts;
  const carry: Record<Channel, (delivery: ClaimedDelivery, signal: AbortSignal) => Promise<void>> = {
    mail: async (delivery, signal) => mailer?.send(await composeMail(delivery), signal),
    webhook: async (delivery, signal) => webhook?.call(delivery, signal),
    push: async (delivery, signal) => push?.(delivery, signal),
  };
  const isOpen = { mail: mailer !== undefined, webhook: webhook !== undefined, push: push !== undefined };
  return {
    openChannels: channels.filter((channel) => isOpen[channel]),
    async send(delivery) {
      const deadline = new AbortController();
      const expiry = Promise.withResolvers<never>();
      const timer = setTimeout(() => {
        deadline.abort();
        expiry.reject(
          new DeliveryError(`Not delivered within ${deadlineMs / 1_000} seconds`, { code: 'deadline' }),
        );
      }, deadlineMs).unref();
      try {
        await Promise.race([carry[delivery.channel](delivery, deadline.signal), expiry.promise]);
      } catch (error) {
        throw error instanceof DeliveryError
          ? error
          : new DeliveryError(String(error), { code: 'unexpected', cause: error });
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
