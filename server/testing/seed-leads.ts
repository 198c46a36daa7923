/** A store in a temporary folder with leads of given times, for tests that need nothing else. */
import { randomUUID } from 'node:crypto';
import { makeReference } from '../leads/reference.ts';
import type { NewLead } from '../store/records.ts';
import { openTestStore } from './open-test-store.ts';
import type { Store } from '../store/store.ts';
import { makeTestFolder } from './start-test-server.ts';

export function makeLeadAt(receivedAtMs: number, change: Partial<NewLead> = {}): NewLead {
  return {
    reference: makeReference(randomUUID(), 'PT'),
    kind: 'contact-message',
    idempotencyKey: randomUUID(),
    receivedAtMs,
    fields: { name: 'Ada Lovelace', email: 'ada@visitor.example', phone: '1', website: '', message: 'm' },
    phoneE164: null,
    consentVersion: '2026-11',
    page: null,
    signals: {},
    judgement: { verdict: 'clean', score: 0, reasons: [] },
    ...change,
  };
}

export async function createLeadStoreWith(times: readonly number[]): Promise<Store> {
  const store = openTestStore({ dataDir: makeTestFolder() });
  for (const time of times) await store.saveLead(makeLeadAt(time), []);
  return store;
}
