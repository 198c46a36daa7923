/** The services of a round that a test runs itself, without waiting for its loop. */
import type { CompanyFacts } from '../../contract/company.ts';
import type { OfferCore } from '../core/settle-offers.ts';
import { chooseRecipients } from '../outbox/plan-deliveries.ts';
import { fixtureManifest } from './fixture-site.ts';
import type { TestServer } from './start-test-server.ts';

const settings = { mailFrom: undefined, mailTo: undefined, alertTo: undefined, webhookUrl: undefined };

export function makeOfferCore(
  { store }: Pick<TestServer, 'store'>,
  nowMs: () => number,
  facts: Partial<CompanyFacts>,
): OfferCore {
  const company = { ...fixtureManifest.company, ...facts };
  return {
    ...{ store, nowMs, company: () => company, hours: () => company.hours },
    words: () => fixtureManifest.words,
    recipients: chooseRecipients(settings, company.email),
    outbox: { wake: () => undefined, start: () => undefined, stop: () => Promise.resolve() },
  };
}
