import { z } from 'astro/zod';
import { picture } from '../../fields/references.ts';
import { action, annotation, sectionBase, sentences, words } from '../common.ts';

export const introduction = z
  .strictObject({
    ...sectionBase('Introduction'),
    label: annotation,
    title: words,
    text: z.array(sentences).min(1),
    checklist: z.array(sentences).default([]).meta({ label: 'Checklist', one: 'entry' }),
    action: action.meta({ label: 'Button' }).optional(),
    picture: picture('half'),
    look: z
      .enum(['bleed', 'tilt'])
      .meta({
        options: {
          bleed: 'The picture reaches the edge of the screen',
          tilt: 'A smaller picture that follows the pointer',
        },
      })
      .default('bleed'),
    mirrored: z.boolean().default(false).meta({ label: 'Picture on the right' }),
    /** A handwritten name and that person's role. */
    signature: z.strictObject({ name: words, role: words.meta({ label: 'What they do' }) }).optional(),
    /** A large figure, such as 15+ years. */
    figure: z
      .strictObject({
        value: words.meta({ label: 'Number' }),
        caption: words.meta({ label: 'What it counts' }),
      })
      .meta({ label: 'Number on the picture' })
      .optional(),
  })
  .meta({ label: 'Who you are', help: 'Words, a checklist and a picture.' });
