/** What some sections list beside their own content; routes/lists.ts makes it. */
import type { PictureData, PostTeaser } from '../lib/references.ts';
import type { BlogAsideData } from '../parts/BlogAside/BlogAside.tsx';

export interface Lists {
  services: { label: string; path: string }[];
  /** Pages that search engines list, too. */
  pages: { title: string; path: string; description: string }[];
  variants: Variant[];
  blog: {
    /** Newest first. */
    posts: (PostTeaser & { categories: string[] })[];
    /** Label of the link to an article. */
    more: string;
    aside: BlogAsideData;
  };
}

export interface Variant {
  /** Address, "/index-04". */
  path: string;
  title: string;
  kind: 'home' | 'onepage';
  /** `true` for the one that "/" shows. */
  isChosen: boolean;
  /** Made by `npm run thumbnails`; a page that is newer than the last run has none. */
  thumbnail: PictureData | null;
}
