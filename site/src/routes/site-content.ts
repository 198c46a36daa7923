/** All content of the content folder after validation, with its facts filled in. */
import { globSync } from 'node:fs';
import path from 'node:path';
import { getCollection } from 'astro:content';
import { listEntries } from '../lib/list-entries.ts';
import type { z } from 'astro/zod';
import { contentFolder } from '../../../contract/content-folder.ts';
import type { Company } from '../../../contract/company.ts';
import { loadBlog, type Blog } from '../collections/blog.ts';
import { fillWith, listAllFacts } from '../collections/fill.ts';
import { loadCompany } from '../collections/load-company.ts';
import { readNavigation, type Navigation } from '../collections/navigation.ts';
import type { partnerSchema } from '../collections/partners.ts';
import type { pictureCatalogue } from '../collections/picture-catalogue.ts';
import type { Post } from '../collections/posts.ts';
import { loadPrices, type Prices } from '../collections/prices.ts';
import type { productSchema } from '../collections/products.ts';
import type { Project } from '../collections/projects.ts';
import { readRedirects } from '../collections/redirects.ts';
import type { Service } from '../collections/services.ts';
import type { Member } from '../collections/team.ts';
import type { Page } from '../sections/page-schema.ts';
import { loadDetailPages, type DetailPages, type OwnSection } from './detail-pages.ts';

interface Entry<Data> {
  id: string;
  data: Data;
}

/** The content that pages are composed of. */
export interface RouteContent {
  company: Company;
  prices: Prices;
  blog: Blog;
  detailPages: DetailPages;
  homes: Entry<Page>[];
  onePagers: Entry<Page>[];
  pages: Entry<Page>[];
  services: Entry<Service>[];
  projects: Entry<Project>[];
  posts: Entry<Post>[];
  team: Entry<Member>[];
  explainers: Entry<OwnSection>[];
  pictures: Entry<z.output<typeof pictureCatalogue.schema>>[];
}

export interface SiteContent extends RouteContent {
  navigation: Navigation;
  redirects: Record<string, string>;
  partners: Entry<z.output<typeof partnerSchema>>[];
  products: Entry<z.output<typeof productSchema>>[];
  /** Files of pictures/, and names of films in pictures/clips. */
  pictureFiles: string[];
  clips: string[];
}

const clipEnding = '.mp4';

/** `content`: the content folder. */
export const listPictureFiles = (content: string): Pick<SiteContent, 'pictureFiles' | 'clips'> => ({
  pictureFiles: globSync('*', { cwd: path.join(content, 'pictures') }),
  clips: globSync(`*${clipEnding}`, { cwd: path.join(content, 'pictures/clips') }).map((file) =>
    path.basename(file, clipEnding),
  ),
});

export async function loadRouteContent(): Promise<RouteContent> {
  const [company, prices, blog, detailPages] = await Promise.all([
    loadCompany(),
    loadPrices(),
    loadBlog(),
    loadDetailPages(),
  ]);
  const [homes, onePagers, pages, services, projects, posts, team, explainers, pictures] = await Promise.all([
    listEntries('homes'),
    listEntries('onePagers'),
    listEntries('pages'),
    listEntries('services'),
    listEntries('projects'),
    listEntries('posts'),
    listEntries('team'),
    listEntries('explainers'),
    getCollection('pictures'),
  ]);
  const entries = { homes, onePagers, pages, services, projects, posts, team, explainers, pictures };
  return fillContent({ company, prices, blog, detailPages, ...entries });
}

export async function loadSiteContent(): Promise<SiteContent> {
  const [routes, navigation, redirects, partners, products] = await Promise.all([
    loadRouteContent(),
    readNavigation(),
    readRedirects(),
    listEntries('partners'),
    listEntries('products'),
  ]);
  return fillContent({
    ...routes,
    navigation,
    redirects,
    partners,
    products,
    ...listPictureFiles(contentFolder),
  });
}

/** Other placeholders are filled later. */
export const fillContent = <Content extends RouteContent>(content: Content): Content =>
  fillWith(content, listAllFacts(content.company, content.prices));
