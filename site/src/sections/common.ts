/** Fields of every section, and small schemas that several sections share. */
import { z } from 'astro/zod';
import type { Company } from '../../../contract/company.ts';
import { leadKinds } from '../../../contract/lead-forms.ts';
import { product } from '../collections/products.ts';
import type { Resolved } from '../fields/references.ts';
import { annotation, sentences, words } from '../fields/required-words.ts';

export { annotation, sentences, words };

const surface = z
  .enum(['paper', 'plaster', 'graphite'])
  .meta({
    label: 'Background',
    options: { paper: 'Light', plaster: 'A shade darker', graphite: 'Dark' },
  })
  .default('paper');
const anchor = z
  .string()
  .regex(/^[a-z][a-z-]*$/, 'use lowercase letters and hyphens, such as our-work')
  .meta({ label: 'Name for links' })
  .optional();

/** The base of a section's schema: its kind, its surface, and an anchor for one-page menus. */
export const sectionBase = <Kind extends string>(kind: Kind) => ({
  kind: z.literal(kind),
  surface,
  /** The menu of a one-page site, or a link such as “#our-work”, scrolls to the section by this name. */
  anchor,
  folds: z
    .boolean()
    .meta({ label: 'Closed on phones', help: 'Visitors tap its title to open it.' })
    .optional(),
});

export const action = z.strictObject({
  label: words.meta({ label: 'Words on the button' }),
  /** A page of this site, such as /contact, or a section of the same page, such as “#contact”. */
  path: z
    .string()
    .regex(/^[/#]/, 'write a page such as /contact, or a section of this page such as #contact'),
});

/** A way to reach the company. Addresses and numbers come from content/company.yaml. */
export const contactBox = z.strictObject({
  type: z.enum(['office', 'email', 'call']).meta({
    label: 'What it shows',
    options: { office: 'Address of the office', email: 'E-mail', call: 'Phone' },
  }),
  title: words,
  note: words.optional(),
  officePhone: z.boolean().default(false).meta({ label: 'Show the office phone, too' }),
});

/** A quantity of one product of the demonstration shop. */
export const productLine = z.strictObject({
  product: product(),
  quantity: z.number().int().min(1).default(1),
});

/** A question is its title. */
export const questions = z
  .array(
    z.strictObject({ title: words.meta({ label: 'Question' }), text: sentences.meta({ label: 'Answer' }) }),
  )
  .min(1)
  .meta({ label: 'Questions' });

/** The form of a section. */
export const leadForm = z.enum(leadKinds).meta({
  label: 'Form',
  options: {
    'contact-message': 'Contact message',
    'service-request': 'Service request',
    comment: 'Comment',
  },
});

export const websiteField = z.boolean().meta({
  label: 'Ask for a website',
  help: 'Builders have one; most homeowners do not.',
});

/** Props of a section's component: its content with references replaced, and the company's facts. */
export type SectionProps<Schema extends z.ZodType> = Resolved<z.output<Schema>> & { company: Company };
