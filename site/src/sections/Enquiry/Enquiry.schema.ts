import { z } from 'astro/zod';
import { enquiryKinds } from '../../../../contract/enquiry-forms.ts';
import { picture } from '../../lib/references.ts';
import { contactBox, sectionBase, words } from '../common.ts';

/** A form that brings an enquiry. */
export const enquiry = z.strictObject({
  ...sectionBase('Enquiry'),
  label: words.optional(),
  title: words,
  /** Says how fast an answer comes. */
  promise: words,
  /** What is asked: a contact message, a service request, or a comment, which is posted without script. */
  form: z.enum(enquiryKinds).default('contact-message'),
  /** `true` adds the website field to a contact message. */
  website: z.boolean().default(false),
  /** `dialog`: an alert says how it went. `status`: a line in the form does, and the form posts to mailer.php. */
  feedback: z.enum(['dialog', 'status']).default('dialog'),
  /** Words of the button, in place of the form's own. */
  button: words.optional(),
  /** A picture beside the form, under the words; narrow screens, where it would come before the form, leave it out. */
  picture: picture('half').optional(),
  /** Boxes beside the form; without them the phone number is there. */
  boxes: z.array(contactBox).max(4).default([]),
});
