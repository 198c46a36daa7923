/** content/blog.yaml: texts next to and below every article, and the categories with their pages. */
import { z } from 'astro/zod';
import { readContentFile } from '../entries/content-entries.ts';
import { postCategories } from '../fields/post-parts.ts';
import { text } from '../../../contract/text-places.ts';
import { words } from '../fields/required-words.ts';
import { fill } from './fill.ts';

export const blogSchema = z.strictObject({
  aside: z
    .strictObject({
      label: words.meta({ label: 'Name for screen readers' }),
      search: words,
      recent: words.meta({ label: 'Newest articles' }),
      categories: words,
      tags: words,
    })
    .meta({ label: 'Headings beside articles' }),
  more: words.meta({ label: 'Words on the link to an article' }),
  /** The title in the browser tab. {category} is the category's name. */
  categoryTitle: text('category').meta({ label: 'Title of a category’s page' }),
  categoryPicture: words.meta({
    refersTo: 'picture',
    label: 'Picture when somebody shares a category’s page',
  }),
  /** The categories in the order of the list next to articles. */
  categories: z
    .array(
      z.strictObject({
        name: z.enum(postCategories),
        lead: words.meta({ label: 'Sentence below the title' }),
        /** One sentence for search results. */
        description: z.string().min(50).max(170),
      }),
    )
    .length(postCategories.length),
  reply: z
    .strictObject({
      title: words,
      promise: words.meta({ label: 'When you answer' }),
      button: words.meta({ label: 'Words on the button' }),
    })
    .meta({ label: 'Form below articles' }),
  /** The invitation below every article. */
  invitation: words.meta({ label: 'Title of the invitation' }),
});

export type Blog = z.output<typeof blogSchema>;

export const loadBlog = (): Blog => fill(readContentFile('blog.yaml', blogSchema));
