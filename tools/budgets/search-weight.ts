/** The index comes only when somebody searches, but it grows with every page that is written. */
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { searchIndexFile } from '../../contract/search.ts';
import { searchIndexLimit } from './limits.ts';

/** One sentence when the index is too heavy or missing. */
export function findSearchExcess(site: string): string[] {
  const file = [`${searchIndexFile}.br`, searchIndexFile].find((name) => existsSync(path.join(site, name)));
  if (!file) return [`${searchIndexFile} is missing: the site cannot be searched.`];
  const { size } = statSync(path.join(site, file));
  if (size <= searchIndexLimit) return [];
  return [`${file} breaks its budget: ${size} bytes, allowed are ${searchIndexLimit}.`];
}
