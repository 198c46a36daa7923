import { z } from 'astro/zod';
import { sectionBase, words } from '../common.ts';

/** Questions and answers in groups, with a field that leaves those which have the typed words. */
export const questionList = z.strictObject({
  ...sectionBase('QuestionList'),
  label: words.optional(),
  title: words,
  text: words.optional(),
  groups: z
    .array(
      z.strictObject({ title: words, items: z.array(z.strictObject({ title: words, text: words })).min(1) }),
    )
    .min(1),
});
