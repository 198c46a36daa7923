/** `search-index.json`: what can be found, one entry per page that search engines may list. */
import { z } from 'zod';

const pageRoles = ['service', 'article', 'person', 'other'] as const;

export type PageRole = (typeof pageRoles)[number];

export const searchIndex = z.array(
  z.object({
    path: z.string(),
    /** Ranks a page among those with the same words. */
    role: z.enum(pageRoles).optional(),
    title: z.string(),
    /** Page above it, as its breadcrumb says ("Services", "Blog"); empty for a page of its own. */
    kind: z.string(),
    description: z.string(),
    headings: z.string(),
    tags: z.string(),
    /** Words of the page without its menus, sidebars and forms; excerpts are taken from it. */
    text: z.string(),
  }),
);

export type SearchPage = z.output<typeof searchIndex>[number];
