import { z } from 'astro/zod';
import { picture } from '../../lib/references.ts';
import { sectionBase, words } from '../common.ts';

/** The most states that one comparison holds; Comparison.module.css has a rule for each. */
const most = 6;

/** One place in several states, two of them side by side: the visitor chooses both and moves the line between them. */
export const comparison = z
  .strictObject({
    ...sectionBase('Comparison'),
    label: words.optional(),
    title: words,
    text: words.optional(),
    /** What is chosen: "Level", for example; it comes before the mark of every state. */
    noun: words,
    /** In their order; pictures of one camera. */
    items: z
      .array(
        z.strictObject({
          /** Short, for a button: a number or a word. */
          mark: words.max(8),
          title: words,
          text: words,
          picture: picture('half'),
        }),
      )
      .min(2)
      .max(most),
    /** Which are shown first on either side, from 1. */
    left: z.number().int().min(1).default(1),
    right: z.number().int().min(1).default(2),
  })
  .superRefine(({ items, ...sides }, context) => {
    for (const side of ['left', 'right'] as const) {
      if (sides[side] > items.length)
        context.addIssue({
          code: 'custom',
          path: [side],
          message: 'there are fewer states than this number',
        });
    }
  });
