/** The changes behind signed links: the owner marks a lead, the visitor corrects or withdraws it. */
import type { Contact } from '../../contract/lead-forms.ts';
import type { Core } from '../core/core.ts';
import { planDeliveries, planReceipt, toOwnersAndWebhook } from '../outbox/plan-deliveries.ts';
import { markStatuses, type OwnerMark } from '../signing/signed-links.ts';
import type { LeadChange, NewDelivery } from '../store/records.ts';
import { TooManyNotesError } from '../store/change-lead.ts';

type ChangeOutcome = 'done' | 'unknown' | 'too-many';

export type LeadChanges = ReturnType<typeof createLeadChanges>;

/** Each correction is a mail to the owner. */
const mostNotes = 10;

type Parts = Pick<Core, 'store' | 'recipients' | 'nowMs'>;

export function createLeadChanges({ store, recipients, nowMs }: Parts) {
  async function change(reference: string, what: Omit<LeadChange, 'nowMs'>): Promise<ChangeOutcome> {
    const outcome = await store.changeLead(reference, { nowMs: nowMs(), ...what });
    return outcome === 'unknown' ? outcome : 'done';
  }
  /** The payload stores this change, because the lead may change again before the mail goes out. */
  const tellOwners = (payload: ChangePayload): { deliveries: NewDelivery[] } => ({
    deliveries: planDeliveries('change', toOwnersAndWebhook, recipients).map((delivery) => ({
      ...delivery,
      payload: JSON.stringify(payload),
    })),
  });
  return {
    mark: (reference: string, mark: OwnerMark) => change(reference, { status: markStatuses[mark] }),
    /** `note` or `contact` may be empty. */
    correct: (reference: string, note: string, contact: Partial<Contact> = {}): Promise<ChangeOutcome> => {
      const corrected = Object.keys(contact);
      const noted = note !== '' && { note };
      const { deliveries } = tellOwners({ ...noted, ...(corrected.length > 0 && { corrected }) });
      if (contact.email) deliveries.push(planReceipt(contact.email, nowMs(), recipients));
      return change(reference, {
        ...noted,
        contact,
        mostNotes,
        by: { source: 'visitor', who: '' },
        deliveries,
      }).catch((error: unknown) => {
        if (error instanceof TooManyNotesError) return 'too-many';
        throw error;
      });
    },
    withdraw: (reference: string) =>
      change(reference, {
        status: 'withdrawn',
        by: { source: 'visitor', who: '' },
        ...tellOwners({}),
      }),
  };
}

/** Neither a note nor names of corrected fields means that the visitor withdrew. */
interface ChangePayload {
  note?: string;
  corrected?: string[];
}
