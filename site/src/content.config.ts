/** The collections of the content folder (routes/content-kinds.ts). referable.ts also lists those that sections name. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import { contentFolder } from '../../contract/content-folder.ts';
import { directionSchema } from './collections/directions.ts';
import { pictureCatalogue } from './collections/picture-catalogue.ts';
import { listEntrySchema } from './collections/regions.ts';
import { contentFolders, folderNames, type FolderName, type FolderTypes } from './lib/content-folders.ts';
import { requiredFiles } from './lib/content-singles.ts';
import { contentKinds } from './routes/content-kinds.ts';
import { parse } from 'yaml';

const locate = (name: string): URL => pathToFileURL(path.join(contentFolder, name));

const yaml = (pattern: string, base: string, type: keyof typeof contentKinds) =>
  defineCollection({ loader: glob({ pattern, base: locate(base) }), schema: contentKinds[type].schema });

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

interface Collection<Type extends keyof typeof contentKinds> {
  loader: ReturnType<typeof glob>;
  schema: (typeof contentKinds)[Type]['schema'];
}
type Folders = { [Name in FolderName]: Collection<FolderTypes[Name]> };
type Files = { [Type in keyof typeof requiredFiles]: Collection<Type> };

const folders: object = Object.fromEntries(
  folderNames.map((name) => [name, yaml('*.yaml', `/${name}`, contentFolders[name].type)]),
);
const files: object = Object.fromEntries(
  Object.entries(requiredFiles).map(([type, file]) => [type, yaml(file, '', type as keyof Files)]),
);

export const collections = {
  ...(folders as Folders),
  ...(files as Files),
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
