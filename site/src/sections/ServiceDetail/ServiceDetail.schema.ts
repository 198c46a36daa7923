import { z } from 'astro/zod';
import { fact } from '../../fields/fact.ts';
import { picture } from '../../fields/references.ts';
import { sample } from '../../fields/sample.ts';
import { sectionBase, sentences, words } from '../common.ts';

export const serviceDetail = z
  .strictObject({
    ...sectionBase('ServiceDetail'),
    sample,
    /** The page's own path, to mark it in the list of services. */
    path: z.string().startsWith('/').meta({ isHidden: true }),
    heading: words,
    text: z.array(sentences).min(1),
    benefitsHeading: words,
    benefits: z.array(words).min(1),
    facts: z.array(fact).default([]),
    mainPicture: picture('lead'),
    details: z.array(picture('third')).max(2).default([]),
    /** Related pages, below the list of services. */
    further: z.array(z.strictObject({ label: words, path: z.string().startsWith('/') })).default([]),
  })
  .meta({
    label: 'One service',
    help: 'One trade in full: what it is, what the client gets, what it looks like.',
  });
