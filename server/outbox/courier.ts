/** Sends one delivery over its channel, within a deadline that no receiver can extend. */
import { DeliveryError } from '../mail/delivery-error.ts';
import { channels, type Channel, type ClaimedDelivery } from '../store/records.ts';

/** Sends a delivery over its channel; throws a DeliveryError. A channel that is missing is not configured: its deliveries wait. */
export type Carriers = Partial<
  Record<Channel, (delivery: ClaimedDelivery, signal: AbortSignal) => Promise<void>>
>;

export type Courier = ReturnType<typeof createCourier>;

/** `deadlineMs` must be far below the lease, or a slow delivery is made twice. */
export function createCourier(carriers: Carriers, deadlineMs = 120_000) {
  return {
    /** The configured channels. */
    openChannels: (): readonly Channel[] => channels.filter((channel) => carriers[channel] !== undefined),
    /** Throws a DeliveryError if the delivery fails. */
    async send(delivery: ClaimedDelivery): Promise<void> {
      const deadline = new AbortController();
      const expiry = Promise.withResolvers<never>();
      const timer = setTimeout(() => {
        deadline.abort();
        expiry.reject(
          new DeliveryError(`Not delivered within ${deadlineMs / 1_000} seconds`, { code: 'deadline' }),
        );
      }, deadlineMs).unref();
      try {
        await Promise.race([carriers[delivery.channel]?.(delivery, deadline.signal), expiry.promise]);
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
