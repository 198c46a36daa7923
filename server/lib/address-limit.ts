/** How often one address may send what is kept: leads, corrections, files. Counted in memory only, because addresses are personal data. */
import { toNetwork } from './visitor-network.ts';

const windowMs = 10 * 60_000;
/** What `Retry-After` says to an address that has no place left: by then it has all of them again. */
export const retryAfterSeconds = String(windowMs / 1_000);
/** Bounds the memory; when more addresses come at once, the oldest is forgotten. */
const maxAddresses = 10_000;

export interface AddressLimit {
  /** Takes a place; false when none is left. */
  take(remoteAddress: string, nowMs: number): boolean;
  /** For what was a repeat or was not kept. */
  giveBack(remoteAddress: string, nowMs: number): void;
  /** How many this address has taken in the running ten minutes. */
  recent(remoteAddress: string, nowMs: number): number;
}

/** 0 for no limit. */
export function createAddressLimit(mostPerWindow: number): AddressLimit {
  const windows = new Map<string, { endsAtMs: number; taken: number }>();
  function findWindow(remoteAddress: string, nowMs: number) {
    const window = windows.get(toNetwork(remoteAddress));
    // One that ends later than a new one would was begun under a clock that was wrong.
    const isRunning = window && window.endsAtMs > nowMs && window.endsAtMs <= nowMs + windowMs;
    return isRunning ? window : undefined;
  }
  const recent = (remoteAddress: string, nowMs: number) => findWindow(remoteAddress, nowMs)?.taken ?? 0;
  return {
    recent,
    take(remoteAddress, nowMs) {
      const window = findWindow(remoteAddress, nowMs);
      if (window !== undefined) {
        if (mostPerWindow !== 0 && window.taken >= mostPerWindow) return false;
        window.taken++;
        return true;
      }
      const network = toNetwork(remoteAddress);
      windows.delete(network);
      if (windows.size >= maxAddresses) windows.delete(windows.keys().next().value ?? '');
      windows.set(network, { endsAtMs: nowMs + windowMs, taken: 1 });
      return true;
    },
    giveBack(remoteAddress, nowMs) {
      const window = findWindow(remoteAddress, nowMs);
      if (window !== undefined && window.taken > 0) window.taken--;
    },
  };
}
