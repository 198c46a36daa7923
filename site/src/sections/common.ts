/** Fields that every section has, and small schemas that several sections share. */
import { z } from 'astro/zod';
import type { Company } from '../../../contract/company.ts';
import { product } from '../collections/products.ts';
import type { Resolved } from '../lib/references.ts';
import { words } from '../lib/required-words.ts';

export { words };

const surface = z.enum(['paper', 'plaster', 'graphite']).default('paper');
const anchor = z
  .string()
  .regex(/^[a-z][a-z-]*$/)
  .optional();

/** Starts the schema of a section: its kind, the surface behind it, and an anchor for one-page menus. */
export const sectionBase = <Kind extends string>(kind: Kind) => ({
  kind: z.literal(kind),
  /** What is behind the section: warm white, a shade darker, or graphite. */
  surface,
  /** Name that a one-page menu scrolls to. */
  anchor,
});

export const action = z.strictObject({
  label: words,
  /** Path on this site, or the anchor of a section of the page, such as "#contact". */
  path: z.string().regex(/^[/#]/, 'write a path such as /contact or an anchor such as "#contact"'),
});

/** One way to reach the company; addresses and numbers come from content/company.yaml. */
export const contactBox = z.strictObject({
  type: z.enum(['office', 'email', 'call']),
  title: words,
  note: words.optional(),
  /** `true` shows the second number of content/company.yaml in a `call` box, too. */
  officePhone: z.boolean().default(false),
});

/** So many of one product of the demonstration shop. */
export const productLine = z.strictObject({
  product: product(),
  quantity: z.number().int().min(1).default(1),
});

/** What a section's component receives: its content with references replaced, and the company's facts. */
export type SectionProps<Schema extends z.ZodType> = Resolved<z.output<Schema>> & { company: Company };
