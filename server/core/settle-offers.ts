/** What the decisions about visits, quotes and reviews share. */
import type { Core } from './core.ts';
import type { Author, Lead } from '../store/records.ts';

/** The services that decisions use. */
export type OfferCore = Pick<
  Core,
  'company' | 'hours' | 'nowMs' | 'store' | 'outbox' | 'recipients' | 'words'
>;

export const visitor: Author = { source: 'visitor', who: '' };

/** Sends the mails of a decision. A refusal is a string, and has none. */
export async function settle<Outcome>(deciding: Promise<Outcome>, { outbox }: OfferCore): Promise<Outcome> {
  const outcome = await deciding;
  if (typeof outcome !== 'string') outbox.wake();
  return outcome;
}

/** The work of a round. Other processes may do the same, so `act` must decide from what is true then. */
export async function forEachLead(
  references: readonly string[],
  { store }: OfferCore,
  act: (lead: Lead) => Promise<unknown>,
): Promise<void> {
  for (const reference of references) {
    const found = await store.findLead(reference);
    if (found) await act(found.lead);
  }
}
