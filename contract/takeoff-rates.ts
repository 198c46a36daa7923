/** The format of content/words/rates.yaml: the owner's rates for the price range of a takeoff (TAKEOFF-PRICE). */
import { z } from 'zod';

/** An amount in US dollars and cents. */
const dollars = z
  .number()
  .positive()
  .max(1000, 'write the rate in dollars per square foot or per foot')
  .multipleOf(0.01, 'write dollars and cents');

const range = z
  .strictObject({
    low: dollars.meta({ label: 'From, dollars' }),
    high: dollars.meta({ label: 'To, dollars' }),
  })
  .refine(({ low, high }) => low <= high, 'a range goes from the lower amount to the higher one');

const day = z.iso.date({ error: 'write the day as "2027-06-30", in quotation marks' });

const rates = z
  .strictObject({
    /** Before this day, no price is shown. */
    from: day.meta({ label: 'First day' }),
    /** After this day, no price is shown. */
    until: day.meta({ label: 'Last day' }),
    /** The rate per square foot of boards, hung and finished to this level. */
    drywall: z
      .strictObject({
        '3': range.meta({ label: 'Level 3' }),
        '4': range.meta({ label: 'Level 4' }),
        '5': range.meta({ label: 'Level 5' }),
      })
      .optional(),
    /** The rate per foot of framed wall. */
    framing: range.optional(),
  })
  .refine(({ from, until }) => from <= until, 'the last day must not be before the first');

export const takeoffRates = z.strictObject({
  /** True while the rates are invented: the page marks the price, and `npm run launch` lists the file. */
  sample: z.boolean().default(false).meta({
    label: 'Still a sample',
    help: 'The page marks the price. Uncheck it when the rates are yours.',
  }),
  /** If empty, the takeoff shows no price. */
  rates: rates.nullable().default(null),
});

export type TakeoffRates = z.output<typeof takeoffRates>;
