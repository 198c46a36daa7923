/** How many new leads one address may leave. Kept in memory only: addresses are personal data. */
import { toNetwork } from '../lib/visitor-network.ts';

const windowMs = 10 * 60_000;
/** Bounds the memory; when more addresses come at once, the one that has been counted longest is forgotten. */
const maxAddresses = 10_000;

export interface LeadLimit {
  hasRoom(remoteAddress: string, nowMs: number): boolean;
  /** How many this address left in the running ten minutes. */
  recent(remoteAddress: string, nowMs: number): number;
  /** Only leads that were kept count: repeats of one sending and refused bodies are free. */
  count(remoteAddress: string, nowMs: number): void;
}

export function createLeadLimit(leadsPerWindow: number): LeadLimit {
  const windows = new Map<string, { endsAtMs: number; taken: number }>();
  function findWindow(remoteAddress: string, nowMs: number) {
    const window = windows.get(toNetwork(remoteAddress));
    return window !== undefined && window.endsAtMs > nowMs ? window : undefined;
  }
  const recent = (remoteAddress: string, nowMs: number) => findWindow(remoteAddress, nowMs)?.taken ?? 0;
  return {
    recent,
    hasRoom: (remoteAddress, nowMs) => leadsPerWindow === 0 || recent(remoteAddress, nowMs) < leadsPerWindow,
    count(remoteAddress, nowMs) {
      const window = findWindow(remoteAddress, nowMs);
      if (window !== undefined) {
        window.taken++;
        return;
      }
      const network = toNetwork(remoteAddress);
      windows.delete(network);
      if (windows.size >= maxAddresses) windows.delete(windows.keys().next().value ?? '');
      windows.set(network, { endsAtMs: nowMs + windowMs, taken: 1 });
    },
  };
}
