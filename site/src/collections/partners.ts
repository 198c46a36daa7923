/** content/partners: one file per supplier or builder whose wordmark is on the site. */
import { z } from 'astro/zod';
import { picture, referTo } from '../lib/references.ts';
import { sample } from '../lib/sample.ts';

export const partnerSchema = z.strictObject({
  sample,
  name: z.string().min(1),
  /** Place in lists. */
  order: z.number().int(),
  /** Wordmark, an SVG in one color. Its width and height are those at which all wordmarks look equally heavy. */
  picture: picture('tile'),
  /** The partner's own site. */
  link: z.url({ protocol: /^https$/ }).optional(),
});

/** Name of a file of content/partners. */
export const partner = referTo('partners', partnerSchema, ({ sample, name, picture, link = null }) => ({
  sample,
  name,
  picture,
  link,
}));
