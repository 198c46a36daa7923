import { z } from 'astro/zod';
import { service } from '../../lib/references.ts';
import { sectionBase, words } from '../common.ts';

/** What the company does: services as cards. */
export const services = z.strictObject({
  ...sectionBase('Services'),
  label: words.optional(),
  title: words,
  text: words.optional(),
  items: z.array(service()).min(1),
  /** `pair`: two large cards. `cards`: three in a row. `numbered`: three in a row with their number. */
  look: z.enum(['pair', 'cards', 'numbered']).default('cards'),
});
