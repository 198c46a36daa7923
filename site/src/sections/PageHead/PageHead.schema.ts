import { z } from 'astro/zod';
import { drawingName } from '../../lib/drawing-name.ts';
import { sectionBase, sentences, words } from '../common.ts';

export const pageHead = z
  .strictObject({
    ...sectionBase('PageHead'),
    title: words,
    lead: sentences.meta({ label: 'Sentence below the title' }).optional(),
    /** Under the words, and whether somebody answers now. */
    call: z.boolean().meta({ label: 'Show the phone number' }).optional(),
    /** In the line that says where the visitor is; without it, the title. */
    crumb: words.meta({ label: 'Short name' }).optional(),
    drawing: drawingName.optional(),
    /** Between home and this page, in the line that says where the visitor is. */
    parent: z
      .strictObject({ label: words.meta({ label: 'Its name' }), path: z.string().startsWith('/') })
      .meta({ label: 'Page above this one' })
      .optional(),
  })
  .meta({ label: 'Head of a page', help: 'Title and a sentence: opens every page but a home page.' });
