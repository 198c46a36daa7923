import { z } from 'astro/zod';
import { member } from '../../collections/team.ts';
import { annotation, sectionBase, sentences, words } from '../common.ts';

export const team = z
  .strictObject({
    ...sectionBase('Team'),
    label: annotation.optional(),
    title: words,
    text: sentences.optional(),
    look: z
      .enum(['grid', 'staggered', 'index', 'rows', 'wall', 'carousel'])
      .meta({
        options: {
          grid: 'Portraits with names below',
          staggered: 'Two columns of large portraits',
          index: 'A list of big names',
          rows: 'Rows that say what each person does',
          wall: 'Portraits edge to edge',
          carousel: 'A row that turns',
        },
      })
      .default('grid'),
    /** How many people the moving row shows on a wide screen. */
    shown: z
      .union([z.literal(3), z.literal(4)])
      .default(3)
      .meta({ label: 'People side by side' }),
    /** Default: all your people. */
    items: z.array(member()).min(1).meta({ label: 'People of your choice', one: 'person' }).optional(),
  })
  .meta({ label: 'People', help: 'Who works here, with portraits.' });
