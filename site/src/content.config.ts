/** The collections of the content folder, one per line. referable.ts also lists those that sections name. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import type { z } from 'astro/zod';
import { contentFolder } from '../../contract/content-folder.ts';
import { companySchema } from '../../contract/company.ts';
import { blogSchema } from './collections/blog.ts';
import { directionSchema } from './collections/directions.ts';
import { detailPagesSchema } from './routes/detail-pages.ts';
import { listEntrySchema } from './collections/regions.ts';
import { navigationSchema } from './collections/navigation.ts';
import { partnerSchema } from './collections/partners.ts';
import { pictureCatalogue } from './collections/picture-catalogue.ts';
import { postSchema } from './collections/posts.ts';
import { pricesSchema } from './collections/prices.ts';
import { productSchema } from './collections/products.ts';
import { projectSchema } from './collections/projects.ts';
import { redirectsSchema } from './collections/redirects.ts';
import { serviceSchema } from './collections/services.ts';
import { memberSchema } from './collections/team.ts';
import { pageSchema, section } from './sections/page-schema.ts';
import { parse } from 'yaml';

const locate = (name: string): URL => pathToFileURL(path.join(contentFolder, name));

function yaml<Schema extends z.ZodType>(pattern: string, base: string, schema: Schema) {
  return defineCollection({ loader: glob({ pattern, base: locate(base) }), schema });
}

/** A flat list of `Name: code` lines. */
function list(name: string) {
  const parser = (text: string) =>
    Object.entries(parse(text) as Record<string, string>).map(([label, code]) => ({
      id: code,
      name: label,
      code,
    }));
  const source = locate(`lists/${name}.yaml`);
  // Only a shop needs it.
  const loader = existsSync(source) ? file(source.href, { parser }) : () => [];
  return defineCollection({ loader, schema: listEntrySchema });
}

export const collections = {
  company: yaml('company.yaml', '', companySchema),
  navigation: yaml('navigation.yaml', '', navigationSchema),
  redirects: yaml('redirects.yaml', '', redirectsSchema),
  homes: yaml('*.yaml', '/homes', pageSchema),
  onePagers: yaml('*.yaml', '/one-pagers', pageSchema),
  pages: yaml('*.yaml', '/pages', pageSchema),
  services: yaml('*.yaml', '/services', serviceSchema),
  projects: yaml('*.yaml', '/projects', projectSchema),
  posts: yaml('*.yaml', '/posts', postSchema),
  explainers: yaml('*.yaml', '/explainers', section),
  partners: yaml('*.yaml', '/partners', partnerSchema),
  team: yaml('*.yaml', '/team', memberSchema),
  blog: yaml('blog.yaml', '', blogSchema),
  prices: yaml('prices.yaml', '', pricesSchema),
  detailPages: yaml('detail-pages.yaml', '', detailPagesSchema),
  products: yaml('*.yaml', '/products', productSchema),
  countries: list('countries'),
  districts: list('districts'),
  directions: defineCollection({
    loader: glob({
      pattern: '*/direction.yaml',
      base: './src/directions',
      generateId: ({ entry }) => entry.split('/')[0] ?? entry,
    }),
    schema: directionSchema,
  }),
  pictures: defineCollection(pictureCatalogue),
};
