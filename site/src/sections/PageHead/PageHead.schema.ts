import { z } from 'astro/zod';
import { drawingName } from '../../lib/drawing-name.ts';
import { sectionBase, words } from '../common.ts';

/** Opens an inner page: where it is, what it is called, what it says in a sentence. */
export const pageHead = z.strictObject({
  ...sectionBase('PageHead'),
  title: words,
  lead: words.optional(),
  /** `true` shows the phone number under the words, and whether somebody answers now. */
  call: z.boolean().optional(),
  /** Short name for the breadcrumb; without it the title. */
  crumb: words.optional(),
  /** Construction drawing beside the title. */
  drawing: drawingName.optional(),
  /** Page between home and this one, for the breadcrumb. */
  parent: z.strictObject({ label: words, path: z.string().startsWith('/') }).optional(),
});
