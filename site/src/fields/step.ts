/** One step of the work: the fields that a service and the section Process share. */
import { z } from 'astro/zod';
import { drawingName } from './drawing-name.ts';
import { picture } from './references.ts';
import { sentences, words } from './required-words.ts';

export const step = z.strictObject({
  title: words,
  text: sentences,
  /** Leave it out if no picture shows this step. */
  picture: picture('third').optional(),
  drawing: drawingName.meta({ label: 'Drawing instead of a picture' }).optional(),
});
