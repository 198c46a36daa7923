/** Fills in the facts that content names in braces. */
import { isCounting } from 'words:settings';
import { counting } from 'words:site';
import { type Company, listFacts, promiseNames } from '../../../contract/company.ts';
import { fillKnown } from '../../../contract/fill-in.ts';
import { mapTexts } from '../../../contract/values.ts';
import { cleanContent } from '../../../domain/typed/clean-text.ts';
import type { Facts } from '../lib/facts.ts';
import { leaveOutPromises } from '../lib/leave-out-promises.ts';
import { oncePerBuild } from '../lib/once-per-build.ts';
import { loadCompany } from './load-company.ts';
import { listPriceFacts, loadPrices, type Prices } from './prices.ts';

/** Facts that every text may name in braces. */
export const listAllFacts = (company: Company, prices: Prices): Facts => ({
  ...listFacts(company),
  ...listPriceFacts(prices),
  counting: counting[isCounting ? 'on' : 'off'],
});

const loadFacts = oncePerBuild(async () => listAllFacts(await loadCompany(), await loadPrices()));

/**
 * Fills in facts. Components fill other placeholders. A text in quotes may contain control characters, which are not
 * allowed in the feed and in pages.
 */
export function fillWith<Data>(data: Data, facts: Facts): Data {
  const unmade = new Set(promiseNames.filter((name) => !(name in facts)));
  return fillKnown(leaveOutPromises(mapTexts(data, cleanContent), unmade), facts);
}

export const fill = async <Data>(data: Data): Promise<Data> => fillWith(data, await loadFacts());
