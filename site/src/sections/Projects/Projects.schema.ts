import { z } from 'astro/zod';
import { project } from '../../collections/projects.ts';
import { picture } from '../../lib/references.ts';
import { sample } from '../../lib/sample.ts';
import { action, sectionBase, words } from '../common.ts';

/** A project that is on this page only. */
const ownProject = z.strictObject({
  title: words,
  place: words,
  scope: words,
  year: z.number().int().min(1990).max(2100),
  /** Tags that the filters of this section name. */
  tags: z.array(words).min(1),
  picture: picture('third'),
  /** Page to read about it; without one the card has no link. */
  path: z.string().startsWith('/').optional(),
});

/** Finished work, with buttons that show one kind of it. */
export const projects = z.strictObject({
  ...sectionBase('Projects'),
  /** `true` while the projects that are on this page only are invented. */
  sample,
  label: words.optional(),
  title: words,
  /** Filter buttons: what they say and the tag they keep. "All" comes by itself. None: no buttons. */
  filters: z
    .array(z.strictObject({ label: words, tag: words }))
    .max(6)
    .default([]),
  /** Names of files of content/projects, or projects of their own. Without it all of content/projects, in their order. */
  items: z
    .array(
      z.union(
        [project(), ownProject],
        'write the name of a file of content/projects, or title, place, scope, year, tags and picture (path)',
      ),
    )
    .min(1)
    .optional(),
  /**
   * `cards`: three in a row with their title block. `columns`: two large, the second one lower. `mosaic`: large and
   * small beside each other. `index`: a list to read, with small pictures. `wall`: edge to edge, words below.
   * `carousel`: cards in a row that turns. `showcase`: pictures edge to edge that turn.
   */
  look: z.enum(['cards', 'columns', 'mosaic', 'index', 'wall', 'carousel', 'showcase']).default('cards'),
  action: action.optional(),
  /** Time that the carousel stands still, in ms. */
  autoplayMs: z.number().int().min(2000).max(20_000).default(5000),
});
