/** Makes what some sections list beside their own content. */
import { loadCompany } from '../collections/company.ts';
import { listServices } from '../collections/services.ts';
import { findThumbnail } from '../collections/variants.ts';
import type { Lists } from '../sections/lists.ts';
import { loadBlogLists } from './blog-lists.ts';
import { listIndexable, listVariants } from './list-routes.ts';

let made: Promise<Lists> | undefined;

/** Made once per build, because every page asks for them; in development content may change, so that each page asks anew. */
export function loadLists(): Promise<Lists> {
  if (import.meta.env.DEV) return makeLists();
  made ??= makeLists();
  return made;
}

async function makeLists(): Promise<Lists> {
  const [company, services, routes, variants, blog] = await Promise.all([
    loadCompany(),
    listServices(),
    listIndexable(),
    listVariants(),
    loadBlogLists(),
  ]);
  return {
    services: services.map(({ id, data }) => ({ label: data.title, path: `/${id}` })),
    variants: await Promise.all(
      variants.map(async (variant) => ({
        ...variant,
        thumbnail: await findThumbnail(variant.path.slice(1)),
      })),
    ),
    blog,
    pages: routes.map(({ path, page: { sections, description } }) => ({
      path,
      // What the page calls itself; the home page has no head of its own.
      title: sections.find((section) => section.kind === 'PageHead')?.title ?? company.name,
      description,
    })),
  };
}
