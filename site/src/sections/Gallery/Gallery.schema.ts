import { z } from 'astro/zod';
import { picture } from '../../lib/references.ts';
import { sectionBase } from '../common.ts';

/** Pictures in three columns. */
export const gallery = z.strictObject({
  ...sectionBase('Gallery'),
  /** In reading order, from left to right. */
  pictures: z.array(picture('tile')).min(1),
});
