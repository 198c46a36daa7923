/** Pictures of pages in messages and on social networks, one for each combination of picture and direction. */
import path from 'node:path';
import { getEntry } from 'astro:content';
import { picturesFolder } from '../../../contract/content-folder.ts';
import { deriveShare } from '../../../render/derive.ts';
import { findFile, findPicture } from '../../../render/find-picture.ts';
import { logoFile } from '../lib/logo-file.ts';
import { describeShare } from '../lib/share-picture.ts';
import { loadDirection } from './directions.ts';
import { loadCompany } from './load-company.ts';

/** Finds a picture by name; undefined if there is none. `url` is a path on the site. */
export async function loadSharePicture(
  name: string,
  direction: string,
): Promise<{ url: string; alt: string } | undefined> {
  const [{ colors }, { logo }, entry] = await Promise.all([
    loadDirection(direction),
    loadCompany(),
    getEntry('pictures', name),
  ]);
  if (!entry) return undefined;
  const { file, alt, focal } = entry.data;
  const source = await findPicture(path.join(picturesFolder, file));
  if (!source) return undefined;
  const ownLogo = logo && 'file' in logo ? await findFile(logoFile) : undefined;
  const frame = describeShare(focal, colors, logo, ownLogo);
  return { url: deriveShare(source, `${name}.${direction}`, frame), alt };
}
