/** content/posts: one file per article. Each becomes a page, and /blog lists them all. */
import { listEntries } from '../entries/content-entries.ts';
import { z } from 'astro/zod';
import { fillEntries } from './fill.ts';
import { getPagePath } from '../entries/content-folders.ts';
import { newestFirst } from '../entries/order.ts';
import { postCategories, postParts } from '../fields/post-parts.ts';
import { picture, referTo, type TeaserOf } from '../fields/references.ts';
import { words } from '../fields/required-words.ts';
import { service } from './services.ts';

export const postSchema = z.strictObject({
  title: words,
  date: z.iso.date(),
  updated: z.iso.date().meta({ label: 'Day of the last change' }).optional(),
  author: words,
  /** The categories whose pages list the article. The first one is its label. */
  categories: z.array(z.enum(postCategories)).min(1),
  /** The words below the article. Each leads to a search for it. */
  tags: z.array(words).min(1),
  excerpt: z.string().min(20).max(200).meta({ label: 'Sentence for cards' }),
  /** One sentence for search results. */
  description: z.string().min(50).max(170),
  picture: picture('third').meta({ label: 'Picture on cards' }),
  mainPicture: picture('lead').meta({ label: 'Large picture on its page' }),
  parts: postParts,
  /** A section below the article that explains its topic. */
  explainer: words.meta({ refersTo: 'explainers' }).optional(),
  /** The services whose pages name the article in turn. */
  services: z
    .array(service())
    .max(2)
    .default([])
    .meta({ label: 'Services that it is about', one: 'service' }),
});

export type Post = z.output<typeof postSchema>;

/** The name of a file in content/posts. */
export const post = referTo(
  'posts',
  postSchema,
  ({ title, excerpt, date, author, categories, picture }, name) => ({
    title,
    excerpt,
    date,
    author,
    /** The first of its categories. */
    category: categories[0] ?? '',
    path: getPagePath('posts', name),
    picture,
  }),
);

export type PostTeaser = TeaserOf<typeof post>;

/** Newest first. */
export const listPosts = () => fillEntries(listEntries('posts', postSchema)).sort(newestFirst);
