/** Content as pages show it: with the facts that its texts name in braces. */
import type { Company } from '../../../contract/company.ts';
import { listFacts } from '../../../contract/company.ts';
import { fillPartly } from '../../../contract/fill-in.ts';
import type { Facts } from '../lib/facts.ts';
import { oncePerBuild } from '../lib/once-per-build.ts';
import { loadCompany } from './load-company.ts';
import { listPriceFacts, loadPrices, type Prices } from './prices.ts';

/** Facts that every text may name in braces. */
export const listAllFacts = (company: Company, prices: Prices): Facts => ({
  ...listFacts(company),
  ...listPriceFacts(prices),
});

const loadFacts = oncePerBuild(async () => listAllFacts(await loadCompany(), await loadPrices()));

/** Places that are no facts stay, because what shows them fills them. */
export const fill = async <Data>(data: Data): Promise<Data> => fillPartly(data, await loadFacts());
