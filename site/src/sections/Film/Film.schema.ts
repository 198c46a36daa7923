import { z } from 'astro/zod';
import { picture } from '../../lib/references.ts';
import { sample } from '../../lib/sample.ts';
import { sectionBase, words } from '../common.ts';

/** A film behind its poster: it opens over the page when the visitor plays it. */
export const film = z.strictObject({
  ...sectionBase('Film'),
  /** `true` while the identifier is that of a film that is not the company's: the page says which one plays. */
  sample,
  label: words.optional(),
  title: words,
  text: words.optional(),
  poster: picture('half'),
  service: z.enum(['youtube', 'vimeo']),
  /** The film's identifier at that service. */
  id: z.string().regex(/^[\w-]+$/),
});
