import { z } from 'astro/zod';
import { member } from '../../collections/team.ts';
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
   * under the pointer. `carousel`: three or four portraits in a row that turns.
   */
  look: z.enum(['grid', 'staggered', 'index', 'rows', 'wall', 'carousel']).default('grid'),
  /** How many are side by side in the carousel on a wide screen. */
  shown: z.union([z.literal(3), z.literal(4)]).default(3),
  /** Names of files of content/team. Without it all of them, in their order. */
  items: z.array(member()).min(1).optional(),
});
