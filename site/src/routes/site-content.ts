/** All content of the content folder after validation, with its facts filled in. */
import { globSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'astro/zod';
import { contentFolder } from '../../../contract/content-folder.ts';
import { loadBlog } from '../collections/blog.ts';
import { fill, fillEntries, fillWith, listAllFacts } from '../collections/fill.ts';
import { loadCompany } from '../collections/load-company.ts';
import { readNavigation } from '../collections/navigation.ts';
import { listPictures, type Picture } from '../collections/picture-catalogue.ts';
import { loadPrices } from '../collections/prices.ts';
import { readRedirects } from '../collections/redirects.ts';
import { listEntries, type Entry } from '../entries/content-entries.ts';
import {
  contentFolders,
  folderNames,
  type FolderName,
  type FolderTypes,
} from '../entries/content-folders.ts';
import type { requiredFiles } from '../entries/content-singles.ts';
import { contentKinds } from './content-kinds.ts';
import { loadDetailPages } from './detail-pages.ts';

type DataOf<Type extends keyof typeof contentKinds> = z.output<(typeof contentKinds)[Type]['schema']>;

/** The content that pages are composed of: every folder, and the files that every site has. */
export type RouteContent = { [Name in FolderName]: Entry<DataOf<FolderTypes[Name]>>[] } & {
  [Type in keyof typeof requiredFiles]: DataOf<Type>;
} & { pictures: Entry<Picture>[] };

export interface PictureFiles {
  /** Files of pictures/, and names of films in pictures/clips. */
  pictureFiles: string[];
  clips: string[];
}
export type SiteContent = RouteContent & PictureFiles;

const clipEnding = '.mp4';

/** `content`: the content folder. */
export const listPictureFiles = (content: string): PictureFiles => ({
  pictureFiles: globSync('*', { cwd: path.join(content, 'pictures') }),
  clips: globSync(`*${clipEnding}`, { cwd: path.join(content, 'pictures/clips') }).map((file) =>
    path.basename(file, clipEnding),
  ),
});

export function loadSiteContent(): SiteContent {
  const folders: object = Object.fromEntries(
    folderNames.map((name) => [
      name,
      fillEntries(listEntries<z.ZodType<object>>(name, contentKinds[contentFolders[name].type].schema)),
    ]),
  );
  const singles = fill({
    company: loadCompany(),
    navigation: readNavigation(),
    redirects: readRedirects(),
    prices: loadPrices(),
    blog: loadBlog(),
    detailPages: loadDetailPages(),
    pictures: listPictures(),
  });
  return {
    ...(folders as Pick<RouteContent, FolderName>),
    ...singles,
    ...listPictureFiles(contentFolder),
  };
}

/** Other placeholders are filled later. */
export const fillContent = <Content extends RouteContent>(content: Content): Content =>
  fillWith(content, listAllFacts(content.company, content.prices));
