import { z } from 'astro/zod';
import { picture } from '../../lib/references.ts';
import { sectionBase, words } from '../common.ts';

/** Pictures in three columns, each with what it shows and where. */
export const gallery = z.strictObject({
  ...sectionBase('Gallery'),
  /** In reading order, from left to right. Without it every photograph of pictures/catalogue.yaml. */
  pictures: z
    .array(
      z.strictObject({
        picture: picture('tile'),
        /** Trade and room, in a few words. */
        caption: words,
        /** Town of the job, where the picture is of one. */
        place: words.optional(),
      }),
    )
    .min(1)
    .optional(),
});
