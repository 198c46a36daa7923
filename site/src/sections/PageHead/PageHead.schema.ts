import { z } from 'astro/zod';
import { drawingName } from '../../fields/drawing-name.ts';
import { action, sectionBase, sentences, words } from '../common.ts';

export const pageHead = z
  .strictObject({
    ...sectionBase('PageHead'),
    title: words,
    lead: sentences.meta({ label: 'Sentence below the title' }).optional(),
    price: z
      .strictObject({ label: words.meta({ label: 'Price' }), path: action.shape.path.optional() })
      .meta({ label: 'Price below the sentence' })
      .optional(),
    /** Shows the phone number below the words, and whether the office is open now. */
    call: z.boolean().meta({ label: 'Show the phone number' }).optional(),
    /** The page's name in the line that shows the way from the home page. Default: the title. */
    crumb: words.meta({ label: 'Short name' }).optional(),
    drawing: drawingName.optional(),
    /** The page between the home page and this one in the line that shows the way. */
    parent: z
      .strictObject({ label: words.meta({ label: 'Its name' }), path: z.string().startsWith('/') })
      .meta({ label: 'Page above this one' })
      .optional(),
  })
  .meta({ label: 'Head of a page', help: 'Title and a sentence: opens every page but a home page.' });
