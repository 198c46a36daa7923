/**
 * Lists of the whole site that a section shows besides its own content. They are props, because a page is rendered again
 * only if its props have changed (describe-inputs.ts): a door loads nothing itself.
 */
import { listServiceLinks } from '../collections/services.ts';
import { findThumbnail } from '../collections/variants.ts';
import { loadBlogLists } from './blog-lists.ts';
import { listPages } from './list-pages.ts';
import { listVariants } from './list-routes.ts';
import type { Kind } from '../sections/doors.ts';

type Lists = Partial<Record<Kind, object>>;

const loaders: Partial<Record<Kind, () => object | Promise<object>>> = {
  Post: async () => ({ aside: (await loadBlogLists()).aside }),
  PostList: loadBlogLists,
  ServiceDetail: () => ({ siblings: listServiceLinks() }),
  SiteSearch: () => ({ pages: listPages() }),
  VariantList: loadVariants,
};

async function loadVariants() {
  const variants = listVariants().map(async (variant) => ({
    ...variant,
    thumbnail: await findThumbnail(variant.path.slice(1)),
  }));
  return { variants: await Promise.all(variants) };
}

/** Returns props by the kind of section. */
export async function loadLists(sections: readonly { kind: Kind }[]): Promise<Lists> {
  const lists: Lists = {};
  for (const { kind } of sections) {
    const load = loaders[kind];
    if (load) lists[kind] ??= await load();
  }
  return lists;
}
