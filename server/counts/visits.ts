/**
 * Attributes a request to the visitor's first page, without storing anything on the visitor's device and without a row
 * per visitor. The key is a hash whose salt lives in memory for a day.
 */
import { createHmac, randomBytes } from 'node:crypto';
import type { LeadSource } from '../lib/lead-source.ts';

export interface Visitor {
  network: string;
  agent: string;
}

export interface Visits {
  /** Returns true if this is the first page of the visit. */
  note(visitor: Visitor, readSource: () => LeadSource): boolean;
  /** Undefined on another day, from another network, or after a restart. */
  find(visitor: Visitor): LeadSource | undefined;
  /** Excludes a visitor from the counts for the rest of the day, because they signed in to the inbox. */
  exclude(visitor: Visitor): void;
  isExcluded(visitor: Visitor): boolean;
}

const dayMs = 24 * 60 * 60_000;
/** About 10 MB. Beyond it, the oldest visits are evicted. */
const mostVisits = 20_000;

export function createVisits(nowMs: () => number): Visits {
  let salt = randomBytes(32);
  let saltedAtMs = nowMs();
  const sources = new Map<string, LeadSource | 'team'>();

  function toKey({ network, agent }: Visitor): string {
    if (Math.abs(nowMs() - saltedAtMs) >= dayMs) {
      salt = randomBytes(32);
      saltedAtMs = nowMs();
      sources.clear();
    }
    return createHmac('sha256', salt).update(`${network}\n${agent}`).digest('base64url');
  }

  function set(key: string, source: LeadSource | 'team'): void {
    sources.set(key, source);
    const oldest = sources.keys().next();
    if (sources.size > mostVisits && !oldest.done) sources.delete(oldest.value);
  }

  return {
    note(visitor, readSource) {
      const key = toKey(visitor);
      if (sources.has(key)) return false;
      set(key, readSource());
      return true;
    },
    find(visitor) {
      const source = sources.get(toKey(visitor));
      return source === 'team' ? undefined : source;
    },
    exclude: (visitor) => set(toKey(visitor), 'team'),
    isExcluded: (visitor) => sources.get(toKey(visitor)) === 'team',
  };
}
