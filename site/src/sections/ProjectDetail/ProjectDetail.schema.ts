import { z } from 'astro/zod';
import { captionedPictures } from '../../fields/captioned-pictures.ts';
import { floorPlan } from '../../fields/floor-plan.ts';
import { picture } from '../../fields/references.ts';
import { sample } from '../../fields/sample.ts';
import { sectionBase, sentences, words } from '../common.ts';

export const projectDetail = z
  .strictObject({
    ...sectionBase('ProjectDetail'),
    sample,
    /** Several pictures take turns. */
    pictures: z.array(picture('lead')).min(1).max(6),
    facts: z.array(z.strictObject({ label: words, value: words })).min(1),
    text: z.array(sentences).min(1),
    /** A checklist next to the story. */
    outcome: z.strictObject({ title: words, items: z.array(sentences).min(1) }).optional(),
    /** A floor plan below the story, before the pictures. */
    plan: floorPlan.optional(),
    views: captionedPictures.default([]),
  })
  .meta({
    label: 'Finished project',
    help: 'One finished project: its pictures, its facts, its story, its outcome, its plan.',
  });
