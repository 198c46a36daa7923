import { z } from 'astro/zod';
import { picture } from '../../fields/references.ts';
import { annotation, sectionBase, sentences, words } from '../common.ts';

/** The maximum number of states. Comparison.module.css has a rule for each. */
const most = 6;

export const comparison = z
  .strictObject({
    ...sectionBase('Comparison'),
    label: annotation.optional(),
    title: words,
    text: sentences.optional(),
    /** The word before the mark of each picture, such as “Level”. */
    noun: words.meta({ label: 'What is compared' }),
    /** The states in order. Take all photos from one spot. */
    items: z
      .array(
        z.strictObject({
          /** A number or a short word, for a button. */
          mark: words.max(8),
          title: words,
          text: sentences,
          picture: picture('half'),
        }),
      )
      .min(2)
      .max(most)
      .meta({ label: 'Pictures' }),
    left: z.number().int().min(1).default(1).meta({ label: 'Number of the picture on the left at first' }),
    right: z.number().int().min(1).default(2).meta({ label: 'Number of the picture on the right at first' }),
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
  })
  .meta({
    label: 'Two pictures to compare',
    help: 'One place in several states, two of them side by side. The visitor moves the line between them.',
  });
