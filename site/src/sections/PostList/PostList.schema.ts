import { z } from 'astro/zod';
import { postCategories } from '../../fields/post-parts.ts';
import { sectionBase } from '../common.ts';

export const postList = z
  .strictObject({
    ...sectionBase('PostList'),
    category: z.enum(postCategories).meta({ label: 'Articles of one category only' }).optional(),
    /** The page number of a list that is too long for one page. The site sets it. */
    part: z.number().int().positive().default(1).meta({ isHidden: true }),
  })
  .meta({ label: 'All articles', help: 'Every article, the newest first.' });
