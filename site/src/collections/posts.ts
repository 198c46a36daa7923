/** content/posts: one file per article; each becomes a page and may be named by sections. */
import { getCollection } from 'astro:content';
import { z } from 'astro/zod';
import { picture } from '../lib/references.ts';

export const postSchema = z.strictObject({
  title: z.string().min(1),
  /** ISO date, quoted: "2026-03-14". */
  date: z.iso.date(),
  author: z.string().min(1),
  category: z.enum(['Commercial', 'Educational', 'Residential']),
  excerpt: z.string().min(20).max(200),
  /** For search results. */
  description: z.string().min(50).max(170),
  picture: picture('third'),
  mainPicture: picture('half'),
  /** Headings and paragraphs. */
  parts: z
    .array(z.strictObject({ heading: z.string().min(1).optional(), text: z.array(z.string().min(1)).min(1) }))
    .min(1),
});

export type Post = z.output<typeof postSchema>;

/** Newest first. */
export async function listPosts() {
  const posts = await getCollection('posts');
  return posts.sort((a, b) => b.data.date.localeCompare(a.data.date));
}
