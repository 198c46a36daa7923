import { z } from 'astro/zod';
import { typed } from '../../../../contract/typed-field.ts';
import { service } from '../../collections/services.ts';
import { picture } from '../../fields/references.ts';
import { annotation, sectionBase, sentences, words } from '../common.ts';
import { marks } from './service-drawings.ts';

const ownService = z
  .strictObject({
    title: words,
    summary: words,
    price: typed('price', words).meta({ label: 'Price on its card' }).optional(),
    picture: picture('third'),
    mark: z.enum(marks).meta({ label: 'Drawing' }).optional(),
    /** If empty, the card has no link. */
    path: z
      .string()
      .startsWith('/')
      .refine(
        (path) => !path.startsWith('/contact'),
        '“Read More” leads to something to read: leave this empty where there is no such page',
      )
      .meta({ label: 'Page about it' })
      .optional(),
  })
  .meta({ label: 'A service of this page only' });

export const services = z
  .strictObject({
    ...sectionBase('Services'),
    label: annotation.optional(),
    title: words,
    text: sentences.optional(),
    /** Default: all your services. */
    items: z
      .array(z.union([service(), ownService], 'choose a service, or write title, summary and picture'))
      .min(1)
      .meta({ label: 'Services of your choice', one: 'service' })
      .optional(),
    look: z
      .enum(['pair', 'cards', 'numbered', 'boxes', 'list', 'tiles', 'carousel'])
      .meta({
        options: {
          pair: 'Two large cards',
          cards: 'Three in a row',
          numbered: 'Three in a row, numbered',
          boxes: 'Ruled boxes without pictures',
          list: 'Lines to read',
          tiles: 'Words on pictures',
          carousel: 'A row that turns',
        },
      })
      .default('cards'),
  })
  .meta({ label: 'Services', help: 'Your services as cards.' });
