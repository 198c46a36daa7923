import { z } from 'astro/zod';
import { partner } from '../../collections/partners.ts';
import { annotation, sectionBase, words } from '../common.ts';

export const partners = z
  .strictObject({
    ...sectionBase('Partners'),
    label: annotation.optional(),
    title: words,
    items: z.array(partner()).min(2).meta({ label: 'Partners' }),
    /** Pause between two turns. */
    autoplayMs: z.number().int().min(2000).max(20_000).default(5000).meta({ isHidden: true }),
  })
  .meta({ label: 'Partners', help: 'The wordmarks of suppliers and builders in a row.' });
