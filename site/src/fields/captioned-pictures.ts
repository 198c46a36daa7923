/** Captioned pictures: the fields that a project and its section share. */
import { z } from 'astro/zod';
import { picture } from './references.ts';
import { sentences } from './required-words.ts';

export const captionedPictures = z
  .array(z.strictObject({ picture: picture('half'), caption: sentences }))
  .max(8)
  .meta({ label: 'Pictures with captions', one: 'picture' });
