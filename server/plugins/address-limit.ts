/**
 * Limits the leads, corrections, files and bytes of one network. Counts only in memory, because addresses are personal
 * data.
 */
import type { FastifyInstance } from 'fastify';
import { toNetwork } from './visitor-network.ts';

const tenMinutesMs = 10 * 60_000;
/** Bounds the memory: beyond this many addresses, the oldest is evicted. */
const maxAddresses = 10_000;

/** Each answer 429 says when to try again: if its route does not, when the network's ten minutes are over. */
export const addRetryAfter = (app: FastifyInstance) =>
  app.addHook('onSend', async (_, reply) => {
    if (reply.statusCode === 429 && !reply.hasHeader('retry-after'))
      reply.header('retry-after', tenMinutesMs / 1_000);
  });

export type AddressLimit = ReturnType<typeof createAddressLimit>;

/** `mostPerWindow` 0 means no limit. */
export function createAddressLimit(mostPerWindow: number, windowMs = tenMinutesMs) {
  const windows = new Map<string, { endsAtMs: number; taken: number }>();
  function findWindow(remoteAddress: string, nowMs: number) {
    const window = windows.get(toNetwork(remoteAddress));
    // A window that ends too far in the future began under a wrong clock.
    const isRunning = window && window.endsAtMs > nowMs && window.endsAtMs <= nowMs + windowMs;
    return isRunning ? window : undefined;
  }
  /** The amount that the network has used in the current window. */
  const recent = (remoteAddress: string, nowMs: number) => findWindow(remoteAddress, nowMs)?.taken ?? 0;
  return {
    recent,
    /** False if less than `amount` is left. */
    take(remoteAddress: string, nowMs: number, amount = 1): boolean {
      if (mostPerWindow !== 0 && recent(remoteAddress, nowMs) + amount > mostPerWindow) return false;
      const window = findWindow(remoteAddress, nowMs);
      if (window !== undefined) {
        window.taken += amount;
        return true;
      }
      const network = toNetwork(remoteAddress);
      windows.delete(network);
      if (windows.size >= maxAddresses) windows.delete(windows.keys().next().value ?? '');
      windows.set(network, { endsAtMs: nowMs + windowMs, taken: amount });
      return true;
    },
    /** Refunds the amount of a repeat, or of data that was not stored. */
    giveBack(remoteAddress: string, nowMs: number, amount = 1): void {
      const window = findWindow(remoteAddress, nowMs);
      if (window !== undefined) window.taken = Math.max(0, window.taken - amount);
    },
  };
}
