/** The engine's part of the store contract, and its test data. */
import { toUntouched, type Lead, type NewDelivery, type NewLead } from './records.ts';
import type { CallPromise } from '../../domain/office-clock.ts';
import type { Store } from './store.ts';

export interface StoreContract {
  /** Opens `amount` connections to the same empty database, which is removed after the test. */
  openStores: (amount: number) => Promise<Store[]>;
  /** Opens a database that accepts every row of a lead and then fails the commit. */
  openWithoutCommit: () => Promise<Store>;
}

export const startMs = Date.parse('2026-11-21T12:00:00Z');
let serial = 0;

export function makeLead(change: Partial<NewLead> = {}): NewLead {
  serial++;
  return {
    reference: `PT-TEST-${String(serial).padStart(4, '0')}`,
    kind: 'contact-message',
    idempotencyKey: `key-${serial}`,
    receivedAtMs: startMs,
    fields: {
      name: 'Ada “Å” 🏠',
      email: 'ada@visitor.example',
      phone: '1',
      website: '',
      message: "a\n'b';--",
    },
    phoneE164: null,
    consentVersion: '2026-11',
    page: null,
    source: { landing: '/drywall', utm_source: 'yard sign' },
    signals: { honeypot: 'x' },
    judgement: { verdict: 'suspect', score: 3, reasons: ['the hidden field was filled in'] },
    ...change,
  };
}

export const asStored = (lead: NewLead): Lead => toUntouched({ promise: null, language: null, ...lead });

export const makePromise = (byMs: number): CallPromise => ({ fromMs: byMs - 1, byMs });

export function makeDelivery(change: Partial<NewDelivery> = {}): NewDelivery {
  serial++;
  return {
    id: `mail-${serial}`,
    occasion: 'new-lead',
    channel: 'mail',
    recipient: 'o@plumb.example',
    messageId: `<${serial}@plumb.example>`,
    ...change,
  };
}

export const claim = { channel: 'mail', nowMs: startMs, leaseMs: 1_000, limit: 10 } as const;

export async function openOne({ openStores }: Pick<StoreContract, 'openStores'>): Promise<Store> {
  const [store] = await openStores(1);
  if (store === undefined) throw new Error('The engine opened no store');
  return store;
}
