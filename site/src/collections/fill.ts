/** Fills in the facts that content names in braces. */
import { isCounting } from 'words:settings';
import { counting, visits } from 'words:site';
import { type Company, listFacts, promiseNames } from '../../../contract/company.ts';
import { fillKnown } from '../../../contract/fill-in.ts';
import { mapTexts } from '../../../contract/values.ts';
import { cleanContent } from '../../../domain/typed/clean-text.ts';
import type { Entry } from '../entries/content-entries.ts';
import type { Facts } from '../entries/facts.ts';
import { leaveOutPromises } from './leave-out-promises.ts';
import { oncePerBuild } from '../entries/once-per-build.ts';
import { loadCompany } from './load-company.ts';
import { listPriceFacts, loadPrices, type Prices } from './prices.ts';

/** Facts that every text may name in braces. */
export const listAllFacts = (company: Company, prices: Prices): Facts => ({
  ...listFacts(company),
  ...listPriceFacts(prices),
  counting: counting[isCounting ? 'on' : 'off'],
  ...(company.visits.on && { visits }),
});

const loadFacts = oncePerBuild(() => listAllFacts(loadCompany(), loadPrices()));

/**
 * Fills in facts. Components fill other placeholders. A text in quotes may contain control characters, which are not
 * allowed in the feed and in pages.
 */
export function fillWith<Data>(data: Data, facts: Facts): Data {
  const unmade = new Set([...promiseNames, 'visits'].filter((name) => !(name in facts)));
  return fillKnown(leaveOutPromises(mapTexts(data, cleanContent), unmade), facts);
}

/** Many pages name the same entries. */
const filled = new WeakMap<object, { data: object; facts: Facts }>();

/** Callers share the result and must not change it. */
export function fill<Data extends object>(data: Data): Data {
  const facts = loadFacts();
  const last = filled.get(data);
  if (last?.facts === facts) return last.data as Data;
  const own = fillWith(data, facts);
  filled.set(data, { data: own, facts });
  return own;
}

export const fillEntries = <Data extends object>(entries: readonly Entry<Data>[]): Entry<Data>[] =>
  entries.map(({ id, data }) => ({ id, data: fill(data) }));
