import { z } from 'astro/zod';
import { member } from '../../lib/references.ts';
import { sectionBase, words } from '../common.ts';

/** Who works here. */
export const team = z.strictObject({
  ...sectionBase('Team'),
  label: words.optional(),
  title: words,
  text: words.optional(),
  /**
   * `grid`: portraits over title blocks. `staggered`: two columns of large portraits beside the heading. `index`: a
   * list of big names. `rows`: what each person does, with social links. `wall`: portraits edge to edge, named
   * under the pointer.
   */
  look: z.enum(['grid', 'staggered', 'index', 'rows', 'wall']).default('grid'),
  items: z.array(member()).min(1),
});
