/** One step of how the work goes: fields that a service and the section Process share. */
import { z } from 'astro/zod';
import { drawingName } from './drawing-name.ts';
import { picture } from './references.ts';
import { sentences, words } from './required-words.ts';

export const step = z.strictObject({
  title: words,
  text: sentences,
  /** Leave it out where no picture shows what the words say. */
  picture: picture('third').optional(),
  drawing: drawingName.meta({ label: 'Drawing instead of a picture' }).optional(),
});
