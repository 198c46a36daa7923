import { globSync } from 'node:fs';
import path from 'node:path';
import { getCollection, type CollectionEntry } from 'astro:content';
import { contentFolder } from '../../../contract/content-folder.ts';
import type { FolderName } from './content-folders.ts';

/** The entries of a folder. Astro warns about an empty collection, but a site may have no projects, for example. */
export async function listEntries<Name extends FolderName>(name: Name): Promise<CollectionEntry<Name>[]> {
  const hasFiles = globSync('*.yaml', { cwd: path.join(contentFolder, name) }).length > 0;
  return hasFiles ? getCollection(name) : [];
}
