import { globSync } from 'node:fs';
import path from 'node:path';
import { getCollection, type CollectionEntry } from 'astro:content';
import { contentFolder } from '../../../contract/content-folder.ts';

const folders = {
  homes: 'homes',
  onePagers: 'one-pagers',
  pages: 'pages',
  services: 'services',
  projects: 'projects',
  posts: 'posts',
  team: 'team',
  explainers: 'explainers',
  partners: 'partners',
  products: 'products',
} as const;

/** The entries of a folder. Astro warns about an empty collection, but a site may have no projects, for example. */
export async function listEntries<Name extends keyof typeof folders>(
  name: Name,
): Promise<CollectionEntry<Name>[]> {
  const hasFiles = globSync('*.yaml', { cwd: path.join(contentFolder, folders[name]) }).length > 0;
  return hasFiles ? getCollection(name) : [];
}
