/** content/partners: one file per supplier or builder whose wordmark is on the site. */
import { z } from 'astro/zod';
import { listOrder } from './list-order.ts';
import { picture, referTo } from '../fields/references.ts';
import { sample } from '../fields/sample.ts';

export const partnerSchema = z.strictObject({
  sample,
  name: z.string().min(1),
  order: listOrder,
  /** An SVG in one color. Its width and height give all wordmarks the same visual weight. */
  picture: picture('tile').meta({ label: 'Wordmark', help: 'A drawing of their written name in one color.' }),
  link: z
    .url({ protocol: /^https$/ })
    .meta({ label: 'Their site' })
    .optional(),
});

/** The name of a file in content/partners. */
export const partner = referTo('partners', partnerSchema, ({ sample, name, picture, link = null }) => ({
  sample,
  name,
  picture,
  link,
}));
