import { z } from 'astro/zod';
import { sample } from '../../lib/sample.ts';
import { action, sectionBase, words } from '../common.ts';

/** Plans with their price; every plan shows the same features and ticks those that it holds. */
export const pricingPlans = z
  .strictObject({
    ...sectionBase('PricingPlans'),
    /** `true` while these plans and prices are made up. */
    sample,
    label: words.optional(),
    title: words,
    text: words.optional(),
    /** Features in order, the same for all plans. */
    features: z.array(words).min(1),
    items: z
      .array(
        z.strictObject({
          title: words,
          /** Drawing above the title. */
          icon: z.enum(['room', 'house', 'building']),
          /** US dollars. */
          price: z.number().int().positive(),
          /** What the price is for, for example "per month". */
          per: words,
          text: words.optional(),
          /** Which features the plan holds, counted from 1. */
          ticked: z.array(z.number().int().min(1)),
        }),
      )
      .min(1)
      .max(4),
    action,
    /** The plans side by side, line by line; each line has one value for every plan. */
    comparison: z
      .strictObject({
        title: words,
        rows: z.array(z.strictObject({ label: words, values: z.array(words).min(1) })).min(1),
      })
      .optional(),
  })
  .superRefine(({ items, comparison }, context) => {
    comparison?.rows.forEach(({ values }, index) => {
      if (values.length === items.length) return;
      context.addIssue({
        code: 'custom',
        path: ['comparison', 'rows', index, 'values'],
        message: `there are ${items.length} plans and ${values.length} values`,
      });
    });
  });
