import { z } from 'astro/zod';
import { annotation, sectionBase, sentences, words } from '../common.ts';

export const qualifications = z
  .strictObject({
    ...sectionBase('Qualifications'),
    label: annotation.optional(),
    title: words,
    text: sentences.optional(),
  })
  .meta({
    label: 'Facts for general contractors',
    help: 'Crews, largest job, bonding, EMR, insurance and references, as Company says them. A missing one is left out.',
  });
