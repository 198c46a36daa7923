/** The schema of each kind of content file, and the page of each entry. content-folders.ts and content-singles.ts list the files. */
import type { z } from 'astro/zod';
import { companySchema, type Company } from '../../../contract/company.ts';
import { blogSchema, type Blog } from '../collections/blog.ts';
import { navigationSchema } from '../collections/navigation.ts';
import { partnerSchema } from '../collections/partners.ts';
import { catalogueSchema } from '../collections/picture-catalogue.ts';
import { postSchema } from '../collections/posts.ts';
import { pricesSchema } from '../collections/prices.ts';
import { productSchema } from '../collections/products.ts';
import { projectSchema, type Project } from '../collections/projects.ts';
import { redirectsSchema } from '../collections/redirects.ts';
import { listSchema } from '../collections/regions.ts';
import { serviceSchema } from '../collections/services.ts';
import { memberSchema } from '../collections/team.ts';
import type { PageFolder } from '../entries/content-folders.ts';
import { wordsFiles, type WordsFile } from '../../../contract/words/words-files.ts';
import type { WordsFileName } from '../../../contract/words/words-labels.ts';
import { pageSchema, section, type Page } from '../sections/page-schema.ts';
import { composeMemberPage, composePostPage, composeProjectPage } from './compose.ts';
import { composeServicePage } from './compose-service.ts';
import { detailPagesSchema, type DetailPages, type OwnSection } from './detail-pages.ts';

/** The site around an entry that becomes a page. */
export interface Surroundings {
  folder: PageFolder;
  id: string;
  path: string;
  company: Company;
  blog: Blog;
  detailPages: DetailPages;
  /** Finds the section in content/explainers. It throws if there is none. */
  explain: (name: string | undefined) => OwnSection | undefined;
  /** Names of the newest articles about a service. */
  listArticles: (service: string) => string[];
  /** Names of projects with the same tags. */
  listSimilar: (project: { id: string; data: Project }) => string[];
}

/** `source` documents the fields: its comments are the help texts of the editor. */
interface Kind<Schema extends z.ZodType> {
  schema: Schema;
  source: string;
  compose?: (data: z.output<Schema>, surroundings: Surroundings) => Page;
}

const define = <Schema extends z.ZodType>(
  source: string,
  schema: Schema,
  compose?: Kind<Schema>['compose'],
): Kind<Schema> => ({ source, schema, ...(compose && { compose }) });

/** All home pages have "/" as their canonical address, and search engines list only the selected one. */
function composePage(page: Page, { folder, id, company }: Surroundings): Page {
  if (folder === 'pages') return page;
  const home = { ...page, canonical: '/', noindex: id !== company.home };
  return folder === 'one-pagers' ? { ...home, menu: 'sections' } : home;
}

/** Files of content/words. */
const wordsKinds = Object.fromEntries(
  Object.entries<WordsFile>(wordsFiles).map(([name, file]) => [`words/${name}`, file]),
) as Record<`words/${WordsFileName}`, WordsFile>;

export const contentKinds = {
  company: define('contract/company.ts', companySchema),
  navigation: define('site/src/collections/navigation.ts', navigationSchema),
  redirects: define('site/src/collections/redirects.ts', redirectsSchema),
  prices: define('site/src/collections/prices.ts', pricesSchema),
  blog: define('site/src/collections/blog.ts', blogSchema),
  detailPages: define('site/src/routes/detail-pages.ts', detailPagesSchema),
  pictures: define('site/src/collections/picture-catalogue.ts', catalogueSchema),
  list: define('site/src/collections/regions.ts', listSchema),
  page: define('site/src/sections/page-schema.ts', pageSchema, composePage),
  service: define(
    'site/src/collections/services.ts',
    serviceSchema,
    (service, { id, detailPages, listArticles, explain }) =>
      composeServicePage(id, service, detailPages, {
        articles: listArticles(id),
        explainer: explain(service.explainer),
      }),
  ),
  project: define(
    'site/src/collections/projects.ts',
    projectSchema,
    (data, { id, detailPages, listSimilar }) =>
      composeProjectPage(data, detailPages, listSimilar({ id, data })),
  ),
  post: define('site/src/collections/posts.ts', postSchema, (post, { path, blog, detailPages, explain }) =>
    composePostPage({ ...post, path }, blog, detailPages, explain(post.explainer)),
  ),
  explainer: define('site/src/sections/page-schema.ts', section),
  member: define('site/src/collections/team.ts', memberSchema, (member, { detailPages }) =>
    composeMemberPage(member, detailPages),
  ),
  partner: define('site/src/collections/partners.ts', partnerSchema),
  product: define('site/src/collections/products.ts', productSchema),
  ...wordsKinds,
};
