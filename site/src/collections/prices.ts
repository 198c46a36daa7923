/** content/prices.yaml: the prices of single jobs. Texts name a price in braces, so that it is written only once. */
import { z } from 'astro/zod';
import { prices as texts } from 'words:site';
import { fillIn } from '../../../contract/fill-in.ts';
import { formatDollars } from '../../../contract/language.ts';
import type { SiteManifest } from '../../../contract/site-manifest.ts';
import { readContentFile } from '../entries/content-entries.ts';
import type { Facts } from '../entries/facts.ts';
import { sample } from '../fields/sample.ts';
import { words } from '../fields/required-words.ts';

const price = z
  .strictObject({
    from: z.number().positive().meta({ label: 'From, dollars' }),
    to: z.number().positive().meta({ label: 'To, dollars' }),
    /** Such as “per square foot”. Without it, the price is for the whole job. */
    unit: words.meta({ label: 'What the amounts are for' }).optional(),
  })
  .refine(({ from, to }) => from < to, 'a range goes from the lower amount to the higher one');

export const pricesSchema = z.strictObject({
  sample,
  prices: z
    .record(
      z
        .string()
        .regex(/^[a-z][A-Za-z]*$/, 'a name is letters only, such as smallRepair')
        .meta({ label: 'Name, such as smallRepair' }),
      price.meta({ label: 'Price' }),
    )
    .meta({
      help: 'Type {priceSmallRepair} into a sentence, and visitors read the amounts of smallRepair there.',
    }),
});

export type Prices = z.output<typeof pricesSchema>;

export const loadPrices = (): Prices => readContentFile('prices.yaml', pricesSchema);

/** `smallRepair` becomes the fact `priceSmallRepair`: "$450 to $900"; invented prices are labeled wherever they appear. */
export function listPriceFacts({ sample, prices }: Prices): Facts {
  return Object.fromEntries(
    Object.entries(prices).map(([name, { from, to, unit }]) => [
      `price${name.charAt(0).toUpperCase()}${name.slice(1)}`,
      namePrice(from, to, unit, sample),
    ]),
  );
}

function namePrice(from: number, to: number, unit: string | undefined, isSample: boolean): string {
  const write = (dollars: number) => formatDollars(dollars, Number.isInteger(dollars) ? 0 : 2);
  const range = fillIn(texts.range, { low: write(from), high: write(to) });
  const price = unit === undefined ? range : fillIn(texts.perUnit, { price: range, unit });
  return isSample ? fillIn(texts.sample, { price }) : price;
}

/** The lower amounts, as lines of a quote: "Small repair", and "square foot" for "per square foot". */
export const listQuotePrices = ({ prices }: Prices): SiteManifest['prices'] =>
  Object.entries(prices).map(([name, { from, unit = '' }]) => ({
    name: `${name.charAt(0).toUpperCase()}${name.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}`,
    rateCents: Math.round(from * 100),
    unit: unit.replace(/^per /, ''),
  }));
