/** How many new leads one address may send. Kept in memory only: addresses are personal data. */
import { toNetwork } from '../lib/visitor-network.ts';

const windowMs = 10 * 60_000;
/** Bounds the memory; when more addresses come at once, the oldest is forgotten. */
const maxAddresses = 10_000;

export interface LeadLimit {
  /** Takes a place for a new lead; false when none is left. */
  take(remoteAddress: string, nowMs: number): boolean;
  /** For a lead that was a repeat or was not kept. */
  giveBack(remoteAddress: string, nowMs: number): void;
  /** How many this address left in the running ten minutes. */
  recent(remoteAddress: string, nowMs: number): number;
}

export function createLeadLimit(leadsPerWindow: number): LeadLimit {
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
        if (leadsPerWindow !== 0 && window.taken >= leadsPerWindow) return false;
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
