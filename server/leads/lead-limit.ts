/** How many new leads one address may leave. Kept in memory only: addresses are personal data. */
import { isIPv6 } from 'node:net';

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
    const window = windows.get(findNeighbourhood(remoteAddress));
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
      const neighbourhood = findNeighbourhood(remoteAddress);
      windows.delete(neighbourhood);
      if (windows.size >= maxAddresses) windows.delete(windows.keys().next().value ?? '');
      windows.set(neighbourhood, { endsAtMs: nowMs + windowMs, taken: 1 });
    },
  };
}

/** One household has one IPv4 address, but a whole IPv6 /64. */
export function findNeighbourhood(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1] !== undefined) return mapped[1];
  const bare = address.replace(/%.*$/, '');
  if (!isIPv6(bare)) return address;
  const [head = '', tail] = bare.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const groups =
    tail === undefined
      ? before
      : [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
  return `${groups
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
