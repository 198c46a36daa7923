import { z } from 'astro/zod';
import { post } from '../../collections/posts.ts';
import { annotation, sectionBase, words } from '../common.ts';

export const postTeasers = z
  .strictObject({
    ...sectionBase('PostTeasers'),
    label: annotation.optional(),
    title: words,
    /** Default: the three newest articles. */
    items: z.array(post()).min(1).meta({ label: 'Articles of your choice', one: 'article' }).optional(),
    look: z
      .enum(['cards', 'carousel'])
      .meta({ options: { cards: 'Three in a row', carousel: 'Three that turn' } })
      .default('cards'),
  })
  .meta({ label: 'Newest articles', help: 'Three articles as cards.' });
