/** What the signed links do: the owner says what became of a lead, the visitor corrects or withdraws it. */
import { planDeliveries, type Recipients } from '../outbox/plan-deliveries.ts';
import type { OwnerMark } from '../signing/signed-links.ts';
import type { Store } from '../store/store.ts';

export interface LeadChangesParts {
  store: Pick<Store, 'changeLead'>;
  recipients: Recipients;
  nowMs: () => number;
}

/** Each answers false when there is no such lead. */
export interface LeadChanges {
  mark(reference: string, mark: OwnerMark): Promise<boolean>;
  correct(reference: string, note: string): Promise<boolean>;
  withdraw(reference: string): Promise<boolean>;
}

export function createLeadChanges({ store, recipients, nowMs }: LeadChangesParts): LeadChanges {
  const tellOwners = () => ({ nowMs: nowMs(), deliveries: planDeliveries('change', recipients) });
  return {
    mark: (reference, status) => store.changeLead(reference, { nowMs: nowMs(), status }),
    correct: (reference, note) => store.changeLead(reference, { ...tellOwners(), note }),
    withdraw: (reference) => store.changeLead(reference, { ...tellOwners(), status: 'withdrawn' }),
  };
}
