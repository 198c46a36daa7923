/** content/blog.yaml: words beside and below every article, and the categories with their pages. */
import { getEntry } from 'astro:content';
import { z } from 'astro/zod';
import { postCategories } from '../lib/post-parts.ts';
import { text } from '../../../contract/text-places.ts';
import { words } from '../lib/required-words.ts';
import { fill } from './fill.ts';

export const blogSchema = z.strictObject({
  /** Headings of what is beside articles; `label` names it for screen readers. */
  aside: z.strictObject({ label: words, search: words, recent: words, categories: words, tags: words }),
  /** Label of the link to an article. */
  more: words,
  /** Title of a category's page in the browser tab. */
  categoryTitle: text('category'),
  /** Picture shown when a category's page is shared. */
  categoryPicture: words.meta({ refersTo: 'picture' }),
  /** In the order of the sidebar. */
  categories: z
    .array(
      z.strictObject({
        name: z.enum(postCategories),
        lead: words,
        /** Sentence for search results. */
        description: z.string().min(50).max(170),
      }),
    )
    .length(postCategories.length),
  reply: z.strictObject({ title: words, promise: words, button: words }),
  /** Title of the way to a quote below every article. */
  invitation: words,
});

export type Blog = z.output<typeof blogSchema>;

export async function loadBlog(): Promise<Blog> {
  const entry = await getEntry('blog', 'blog');
  if (!entry) throw new Error('content/blog.yaml is missing');
  return fill(entry.data);
}
