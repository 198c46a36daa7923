import { z } from 'astro/zod';
import { picture } from '../../fields/references.ts';
import { action, sectionBase, sentences, words } from '../common.ts';

export const callToAction = z
  .strictObject({
    ...sectionBase('CallToAction'),
    title: words,
    text: sentences,
    action: action.meta({ label: 'Button' }),
    /** A picture next to the words. It extends to the edge of the screen. */
    picture: picture('half').optional(),
  })
  .meta({
    label: 'Invitation',
    help: 'A question, a sentence and a button: asks for the next step at the end of a page.',
  });
