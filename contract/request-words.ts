/** What content/words/request.yaml must say: the page on which visitors add to their request. */
import { z } from 'zod';
import { text } from './text-places.ts';

export const requestWords = z.strictObject({
  offer: z.strictObject({ title: text(), text: text(), link: text() }),
  page: z.strictObject({ tab: text(), description: text(), title: text(), lead: text('reference', 'days?') }),
  files: z.strictObject({
    title: text(),
    hint: text('photos?', 'megabytes?'),
    photos: text(),
    plan: text(),
    button: text(),
    keptTitle: text(),
    photo: text('number', 'size?'),
    planKept: text('size?'),
    complete: text(),
  }),
  questions: z.strictObject({
    title: text(),
    hint: text(),
    button: text(),
    kept: text(),
    empty: text(),
  }),
  problems: z.strictObject({
    file: text('name', 'sentence'),
    nothing: text(),
    empty: text(),
    tooLarge: text('megabytes?'),
    unsupported: text(),
    heic: text(),
    damaged: text(),
    tooManyPixels: text(),
    enoughPhotos: text('photos?'),
    enoughPlans: text(),
    full: text(),
    busy: text(),
    tooMany: text(),
    notStored: text(),
  }),
  progress: z.strictObject({
    preparing: text(),
    sending: text('percent'),
    checking: text(),
    done: text(),
    failed: text(),
    retry: text(),
  }),
});

export type RequestWords = z.output<typeof requestWords>;
