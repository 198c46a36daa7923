import { z } from 'astro/zod';
import { service } from '../../collections/services.ts';
import { picture } from '../../lib/references.ts';
import { sectionBase, words } from '../common.ts';
import { marks } from './marks.ts';

/** A service that is on this page only. */
const ownService = z.strictObject({
  title: words,
  summary: words,
  picture: picture('third'),
  /** Drawing of the trade; without it a plain one. */
  mark: z.enum(marks).optional(),
  /** Page to read about it, where Read More leads; without one the card has no link. */
  path: z
    .string()
    .startsWith('/')
    .refine(
      (path) => !path.startsWith('/contact'),
      'Read More leads to something to read: leave the path out where there is no such page',
    )
    .optional(),
});

/** What the company does: services as cards. */
export const services = z.strictObject({
  ...sectionBase('Services'),
  label: words.optional(),
  title: words,
  text: words.optional(),
  /** Names of files of services/, or services of this page only. Without it, every service. */
  items: z
    .array(
      z.union(
        [service(), ownService],
        'write the name of a file of services/, or title, summary and picture (mark, path)',
      ),
    )
    .min(1)
    .optional(),
  /**
   * `pair`: two large cards. `cards`: three in a row. `numbered`: three in a row with their number. `boxes`: ruled
   * boxes without pictures. `list`: lines to read. `tiles`: words on pictures. `carousel`: cards that turn.
   */
  look: z.enum(['pair', 'cards', 'numbered', 'boxes', 'list', 'tiles', 'carousel']).default('cards'),
});
