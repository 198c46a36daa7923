import { z } from 'astro/zod';
import { annotation, questions, sectionBase, sentences, words } from '../common.ts';

export const questionList = z
  .strictObject({
    ...sectionBase('QuestionList'),
    label: annotation.optional(),
    title: words,
    text: sentences.optional(),
    groups: z.array(z.strictObject({ title: words, items: questions })).min(1),
  })
  .meta({
    label: 'Questions in groups',
    help: 'Questions and answers, with a field that finds those with the words that somebody types.',
  });
