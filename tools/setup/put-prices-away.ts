/** Sentences, facts and sections that name a price of content/prices.yaml, while its amounts are samples. */
import { isFields } from '../../contract/is-fields.ts';
import type { Draft } from './draft.ts';
import { change, listTexts } from './walk-content.ts';

const prices = 'content/prices.yaml';
const price = /\{price[A-Z]\w*\}/;
const plans = 'content/pages/pricing-plan.yaml';

/** The other sentences; nothing when none is left. */
function dropSentences(text: string): string | undefined {
  if (!price.test(text)) return text;
  const kept = text.split(/(?<=[.!?])\s+/).filter((sentence) => !price.test(sentence));
  return kept.length > 0 ? kept.join(' ') : undefined;
}

/** Returns the files that go. */
export function putPricesAway(draft: Draft): string[] {
  const value = draft.readValue(prices);
  if (!isFields(value) || value['sample'] !== true) return [];
  for (const file of draft.list('content')) {
    if (file === prices || file === plans) continue;
    const page = draft.readValue(file);
    if (listTexts(page).some((text) => price.test(text))) draft.setValue(file, change(page, dropSentences));
  }
  draft.setValue(prices, { sample: false, prices: {} });
  return draft.has(plans) ? [plans] : [];
}
