/**
 * Attributes a request to the visitor's first page, without storing anything on the visitor's device and without a row
 * per visitor. The key is a hash whose salt lives in memory for a day.
 */
import { createHmac, randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { LeadSource } from '../../domain/lead-source.ts';

export interface Visitor {
  network: string;
  agent: string;
}

interface Visit {
  /** `team`: a signed-in person. `unclear`: of several visits. */
  source: LeadSource | 'team' | 'unclear';
  /** The time of the last page. */
  atMs: number;
}

const dayMs = 24 * 60 * 60_000;
/** A landing after a pause as long begins another visit. */
const pauseMs = 30 * 60_000;
/** About 10 MB. Beyond it, the oldest visits are evicted. */
const mostVisits = 20_000;

export function createVisits(nowMs: () => number) {
  let salt = randomBytes(32);
  let saltedAtMs = nowMs();
  const visits = new Map<string, Visit>();

  function toKey({ network, agent }: Visitor): string {
    if (Math.abs(nowMs() - saltedAtMs) >= dayMs) {
      salt = randomBytes(32);
      saltedAtMs = nowMs();
      visits.clear();
    }
    return createHmac('sha256', salt).update(`${network}\n${agent}`).digest('base64url');
  }

  function set(key: string, source: Visit['source']): void {
    visits.set(key, { source, atMs: nowMs() });
    const oldest = visits.keys().next();
    if (visits.size > mostVisits && !oldest.done) visits.delete(oldest.value);
  }

  return {
    /**
     * `landing` is the source of a page that was not reached from another page of the site. Returns true if a visit
     * begins.
     */
    note(visitor: Visitor, landing: LeadSource | undefined): boolean {
      const key = toKey(visitor);
      const visit = visits.get(key);
      if (landing === undefined || visit?.source === 'team') {
        if (visit) visit.atMs = nowMs();
        return false;
      }
      const isAnother = visit === undefined || nowMs() - visit.atMs >= pauseMs;
      const isSame = visit !== undefined && isDeepStrictEqual(visit.source, landing);
      set(key, isAnother || isSame ? landing : 'unclear');
      return !isSame || isAnother;
    },
    /**
     * Undefined on another day, from another network, after a restart, and if two visits of one network and one kind of
     * browser run at the same time: then nobody can say whose source it is.
     */
    find(visitor: Visitor): LeadSource | undefined {
      const source = visits.get(toKey(visitor))?.source;
      return typeof source === 'string' ? undefined : source;
    },
    /** Excludes a visitor from the counts for the rest of the day, because they signed in to the inbox. */
    exclude: (visitor: Visitor) => set(toKey(visitor), 'team'),
    isExcluded: (visitor: Visitor) => visits.get(toKey(visitor))?.source === 'team',
  };
}
