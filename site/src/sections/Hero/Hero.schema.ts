import { z } from 'astro/zod';
import { clip, picture } from '../../fields/references.ts';
import { action, leadForm, sectionBase, websiteField, words } from '../common.ts';

/** Every screen fits about 16 characters. */
const titleLine = z.string().min(1).max(22);

const slide = z.strictObject({
  subtitle: words.meta({ label: 'Small line above the title' }),
  title1: titleLine.meta({ label: 'Title, first line' }),
  title2: titleLine.meta({ label: 'Title, second line' }),
  description1: words.meta({ label: 'Text, first line' }),
  description2: words.meta({ label: 'Text, second line' }),
  picture: picture('hero'),
  /** A short, silent film that plays over the picture once the page has loaded. */
  clip: clip().meta({ label: 'Film' }).optional(),
});

const heroLooks = ['panel', 'over', 'split', 'banner', 'type', 'form'] as const;

export const hero = z
  .strictObject({
    ...sectionBase('Hero'),
    tag: words.max(22).meta({ label: 'Words at the edge of the picture' }),
    /** Several pictures take turns. */
    slides: z.array(slide).min(1).max(5).meta({ label: 'Pictures with their words', one: 'picture' }),
    look: z
      .enum(heroLooks)
      .meta({
        options: {
          panel: 'Words on a sheet over the corner of the picture',
          over: 'Words on the picture',
          split: 'Words beside the picture',
          banner: 'Words above a wide picture',
          type: 'Huge words, a small picture',
          form: 'Words and a form on the picture',
        },
      })
      .default('panel'),
    /** Only the look with a form shows it. */
    form: z
      .strictObject({
        kind: leadForm,
        title: words,
        promise: words.meta({ label: 'When you answer' }),
        button: words.meta({ label: 'Words on the button' }).optional(),
        website: websiteField.default(false),
      })
      .optional(),
    actions: z.array(action).min(1).max(2).meta({ label: 'Buttons' }),
    links: z
      .array(action)
      .max(2)
      .meta({
        label: 'Links below the picture',
        help: 'Such as a price, or the way for general contractors.',
        one: 'link',
      })
      .default([]),
    /** Duration of a slide and of a transition (HERO-AUTOPLAY). */
    autoplayMs: z.number().int().min(2000).default(5000).meta({ isHidden: true }),
    speedMs: z
      .union([z.literal(500), z.literal(800)])
      .default(500)
      .meta({ isHidden: true }),
  })
  .meta({
    label: 'Opening picture',
    help: 'A large picture with your main words and buttons: opens a home page.',
  });
