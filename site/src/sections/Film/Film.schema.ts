import { z } from 'astro/zod';
import { filmFields, hasOneFilm, oneFilm } from '../../fields/film-fields.ts';
import { picture } from '../../fields/references.ts';
import { sample } from '../../fields/sample.ts';
import { annotation, sectionBase, sentences, words } from '../common.ts';

export const film = z
  .strictObject({
    ...sectionBase('Film'),
    /** `true` while the film is not the company's own: the page names the film that plays. */
    sample,
    label: annotation.optional(),
    title: words,
    text: sentences.optional(),
    poster: picture('half').meta({ label: 'Picture before it plays' }),
    ...filmFields,
  })
  .refine(hasOneFilm, oneFilm)
  .meta({
    label: 'Film',
    help: 'A film of yours in pictures/clips, at YouTube or at Vimeo. It opens over the page when the visitor plays it.',
  });
