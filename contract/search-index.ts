/** `search-index.json`: one entry for each page that search engines may list. */
import { z } from 'zod';

const pageRoles = ['service', 'bid', 'article', 'person', 'other'] as const;

export type PageRole = (typeof pageRoles)[number];

export const searchIndex = z.array(
  z.object({
    path: z.string(),
    /** Ranks a page among others with the same words. */
    role: z.enum(pageRoles).optional(),
    title: z.string(),
    /** The parent page in the breadcrumb ("Services", "Blog"); empty for a top-level page. */
    kind: z.string(),
    description: z.string(),
    headings: z.string(),
    tags: z.string(),
    /** The page's text without menus, sidebars and forms; the source of excerpts. */
    text: z.string(),
  }),
);

export type SearchPage = z.output<typeof searchIndex>[number];
