import { z } from 'astro/zod';
import { sample } from '../../fields/sample.ts';
import { action, annotation, sectionBase, sentences, words } from '../common.ts';

export const pricingPlans = z
  .strictObject({
    ...sectionBase('PricingPlans'),
    /** `true` while these plans and prices are invented. */
    sample,
    label: annotation.optional(),
    title: words,
    text: sentences.optional(),
    /** The features, the same for all plans. */
    features: z.array(words).min(1),
    items: z
      .array(
        z.strictObject({
          title: words,
          icon: z.enum(['room', 'house', 'building']).meta({ label: 'Drawing above the title' }),
          /** The price in US dollars. */
          price: z.number().int().positive(),
          /** The unit of the price, such as “per month”. */
          per: words.meta({ label: 'What the price is for' }),
          text: sentences.optional(),
          /** The numbers of the features in this plan, counted from 1. */
          ticked: z
            .array(z.number().int().min(1))
            .meta({ label: 'Features that the plan has', one: 'feature' }),
        }),
      )
      .min(1)
      .max(4)
      .meta({ label: 'Plans' }),
    action: action.meta({ label: 'Button' }),
    /** The plans side by side, line by line. Each line has one value for every plan. */
    comparison: z
      .strictObject({
        title: words,
        rows: z
          .array(
            z.strictObject({
              label: words.meta({ label: 'What it compares' }),
              values: z.array(words).min(1),
            }),
          )
          .min(1)
          .meta({ label: 'Lines' }),
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
  })
  .meta({ label: 'Price plans', help: 'Plans with their price. Each has check marks for its features.' });
