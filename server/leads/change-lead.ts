/** What the signed links do: the owner says what became of a lead, the visitor corrects or withdraws it. */
import type { Store } from '../store/store.ts';
import type { OwnerMark } from './lead-links.ts';
import { planDeliveries, type Recipients } from './plan-deliveries.ts';

export interface ChangeDesk {
  store: Pick<Store, 'changeLead'>;
  recipients: Recipients;
  nowMs: () => number;
}

export function markLead(reference: string, mark: OwnerMark, { store, nowMs }: ChangeDesk): Promise<boolean> {
  return store.changeLead(reference, { nowMs: nowMs(), status: mark });
}

export function correctLead(reference: string, note: string, desk: ChangeDesk): Promise<boolean> {
  return desk.store.changeLead(reference, { nowMs: desk.nowMs(), note, deliveries: planChange(desk) });
}

export function withdrawLead(reference: string, desk: ChangeDesk): Promise<boolean> {
  const change = { nowMs: desk.nowMs(), status: 'withdrawn' as const, deliveries: planChange(desk) };
  return desk.store.changeLead(reference, change);
}

function planChange({ recipients }: ChangeDesk) {
  return planDeliveries('change', recipients);
}
