import { z } from 'astro/zod';
import { postParts } from '../../fields/post-parts.ts';
import { picture } from '../../fields/references.ts';
import { sectionBase, words } from '../common.ts';

export const post = z
  .strictObject({
    ...sectionBase('Post'),
    /** The page itself, which the recent articles omit. */
    path: z.string().startsWith('/').meta({ isHidden: true }),
    picture: picture('lead'),
    date: z.iso.date(),
    /** Date of the last change, for search engines. */
    updated: z.iso.date().optional(),
    author: words,
    /** The first one is its label. */
    categories: z.array(words).min(1),
    tags: z.array(words).min(1),
    parts: postParts,
  })
  .meta({
    label: 'Article',
    help: 'One article: its picture, who wrote it and when, its text and its tags.',
  });
