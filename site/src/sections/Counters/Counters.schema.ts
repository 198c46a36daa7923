import { z } from 'astro/zod';
import { sample } from '../../fields/sample.ts';
import { action, annotation, sectionBase, words } from '../common.ts';

export const counters = z
  .strictObject({
    ...sectionBase('Counters'),
    sample,
    label: annotation,
    title: words,
    items: z
      .array(
        z.strictObject({
          value: z.number().int().min(0).max(999_999).meta({ label: 'Number' }),
          title: words.meta({ label: 'What it counts' }),
          prefix: z.string().max(1).default('').meta({ label: 'Sign before it' }),
          suffix: z.string().max(2).default('+').meta({ label: 'Sign after it' }),
        }),
      )
      .min(2)
      .max(6)
      .meta({ label: 'Numbers' }),
    /** HOME-COUNTERS. */
    durationMs: z.number().int().min(500).max(10_000).default(3000).meta({ isHidden: true }),
    action: action.meta({ label: 'Button' }).optional(),
  })
  .meta({
    label: 'Numbers',
    help: 'Numbers with their meaning; each counts up once when it comes into view.',
  });
