import { z } from 'astro/zod';
import { picture } from '../../fields/references.ts';
import { sectionBase, words } from '../common.ts';

export const gallery = z
  .strictObject({
    ...sectionBase('Gallery'),
    /** The pictures in reading order, from left to right. Default: all your photos. */
    pictures: z
      .array(
        z.strictObject({
          picture: picture('tile'),
          /** The trade and the room in a few words. */
          caption: words,
          /** Town of the job, if the picture shows one. */
          place: words.optional(),
        }),
      )
      .min(1)
      .meta({ label: 'Pictures of your choice', one: 'picture' })
      .optional(),
  })
  .meta({ label: 'Gallery', help: 'Pictures in three columns, each with what it shows and where.' });
