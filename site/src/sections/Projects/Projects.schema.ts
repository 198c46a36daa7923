import { z } from 'astro/zod';
import { project } from '../../lib/references.ts';
import { action, sectionBase, words } from '../common.ts';

/** Finished work, with buttons that show one kind of it. */
export const projects = z.strictObject({
  ...sectionBase('Projects'),
  label: words.optional(),
  title: words,
  /** Filter buttons: what they say and the tag they keep. "All" comes by itself. None: no buttons. */
  filters: z
    .array(z.strictObject({ label: words, tag: words }))
    .max(6)
    .default([]),
  items: z.array(project()).min(1),
  /**
   * `cards`: three in a row with their title block. `columns`: two large, the second one lower. `mosaic`: large and
   * small beside each other. `index`: a list to read, with small pictures. `wall`: edge to edge, words below.
   */
  look: z.enum(['cards', 'columns', 'mosaic', 'index', 'wall']).default('cards'),
  action: action.optional(),
});
