import { z } from 'astro/zod';
import { picture } from '../../fields/references.ts';
import { annotation, contactBox, leadForm, websiteField, sectionBase, words } from '../common.ts';

export const enquiry = z
  .strictObject({
    ...sectionBase('Enquiry'),
    label: annotation.optional(),
    title: words,
    promise: words.meta({ label: 'When you answer' }),
    form: leadForm.default('contact-message'),
    website: websiteField.default(false),
    feedback: z
      .enum(['dialog', 'status'])
      .meta({
        label: 'How it says that the message arrived',
        options: { dialog: 'In a window over the page', status: 'In a line of the form' },
      })
      .default('dialog'),
    button: words.meta({ label: 'Words on the button' }).optional(),
    /** A picture below the words, next to the form. Narrow screens omit it, because it would push the form down. */
    picture: picture('half').optional(),
    /** Boxes next to the form. Default: the phone number. */
    boxes: z.array(contactBox).max(4).default([]),
  })
  .meta({ label: 'Form', help: 'A contact message, a request for a service, or a comment.' });
