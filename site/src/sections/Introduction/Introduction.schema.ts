import { z } from 'astro/zod';
import { picture } from '../../lib/references.ts';
import { action, sectionBase, words } from '../common.ts';

/** Who the company is: words, a checklist, a picture and one large figure. */
export const introduction = z.strictObject({
  ...sectionBase('Introduction'),
  label: words,
  title: words,
  /** Paragraphs. */
  text: z.array(words).min(1),
  checklist: z.array(words).default([]),
  action: action.optional(),
  picture: picture('half'),
  /** `bleed`: the picture runs to the window's edge. `tilt`: a smaller one that follows the pointer. */
  look: z.enum(['bleed', 'tilt']).default('bleed'),
  /** `true` puts the picture on the right. */
  mirrored: z.boolean().default(false),
  /** A name in handwriting, and what that person does. */
  signature: z.strictObject({ name: words, role: words }).optional(),
  /** A number on the picture, for example 15+ years. */
  figure: z.strictObject({ value: words, caption: words }).optional(),
});
