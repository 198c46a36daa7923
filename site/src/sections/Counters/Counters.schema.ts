import { z } from 'astro/zod';
import { sample } from '../../lib/sample.ts';
import { action, sectionBase, words } from '../common.ts';

/** Numbers with their meaning; each counts up once when it comes into view. */
export const counters = z.strictObject({
  ...sectionBase('Counters'),
  sample,
  label: words,
  title: words,
  items: z
    .array(
      z.strictObject({
        value: z.number().int().min(0).max(999_999),
        title: words,
        prefix: z.string().max(1).default(''),
        suffix: z.string().max(2).default('+'),
      }),
    )
    .min(2)
    .max(6),
  /** How long the numbers count, in ms (HOME-COUNTERS: 3000). */
  durationMs: z.number().int().min(500).max(10_000).default(3000),
  action: action.optional(),
});
