import { z } from 'astro/zod';
import { sectionBase, sentences, words } from '../common.ts';

export const map = z
  .strictObject({
    ...sectionBase('Map'),
    title: words,
    text: sentences,
    /** The place on the map, such as “Summerville, SC”. */
    query: words.meta({ label: 'Place on the map' }),
  })
  .meta({
    label: 'Map',
    help: 'Where the office is. A map service is asked only when the visitor wants it.',
  });
