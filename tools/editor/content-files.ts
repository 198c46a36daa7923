/** The only files that the editor reads and writes: a fixed table. Any other name is refused. */
import { existsSync, lstatSync, realpathSync } from 'node:fs';
import path from 'node:path';
import type { WordsFile } from '../../contract/server-words.ts';
import { wordsFiles, type WordsFileName } from '../../site/src/lib/words-files.ts';
import { listFiles } from '../lib/list-files.ts';

type WordsType = `words/${WordsFileName}`;

/** Files of content/words by their type. */
export const wordsTypes = Object.fromEntries(
  Object.entries<WordsFile>(wordsFiles).map(([name, file]) => [`words/${name}`, file]),
) as Record<WordsType, WordsFile>;

const wordsTypeNames = Object.keys(wordsTypes) as WordsType[];

/** Which schema and which form a file has. */
export const fileTypes = [
  'company',
  'navigation',
  'redirects',
  'prices',
  'blog',
  'detailPages',
  'pictures',
  'list',
  'page',
  'service',
  'project',
  'post',
  'explainer',
  'member',
  'partner',
  'product',
  ...wordsTypeNames,
] as const;

export type FileType = (typeof fileTypes)[number];

interface Single {
  type: FileType;
  label: string;
}

interface Folder {
  type: FileType;
  label: string;
  /** What one of them is called: "Remove this project". */
  one: string;
  /** Begins the address of each file's page; absent where a file has no page of its own. */
  address?: string;
  /** Whether new files can be made and files removed. */
  isOpen: boolean;
}

const wordsSingles = Object.fromEntries(
  wordsTypeNames.map((type) => [`content/${type}.yaml`, { type, label: wordsTypes[type].label }]),
);

export const singles: Readonly<Record<string, Single>> = {
  'content/company.yaml': { type: 'company', label: 'Company' },
  'content/navigation.yaml': { type: 'navigation', label: 'Menus' },
  'content/redirects.yaml': { type: 'redirects', label: 'Redirects' },
  'content/prices.yaml': { type: 'prices', label: 'Prices' },
  'content/blog.yaml': { type: 'blog', label: 'Around articles' },
  'content/detail-pages.yaml': { type: 'detailPages', label: 'Pages of services, projects, people' },
  ...wordsSingles,
  'content/lists/countries.yaml': { type: 'list', label: 'Countries' },
  'content/lists/districts.yaml': { type: 'list', label: 'Districts' },
  'pictures/catalogue.yaml': { type: 'pictures', label: 'Pictures' },
};

export const folders: Readonly<Record<string, Folder>> = {
  pages: { type: 'page', label: 'Pages', one: 'page', address: '/', isOpen: true },
  services: { type: 'service', label: 'Services', one: 'service', address: '/', isOpen: true },
  projects: { type: 'project', label: 'Projects', one: 'project', address: '/projects/', isOpen: true },
  posts: { type: 'post', label: 'Articles', one: 'article', address: '/blog/', isOpen: true },
  explainers: { type: 'explainer', label: 'Explainers', one: 'explainer', isOpen: false },
  team: { type: 'member', label: 'People', one: 'person', address: '/team/', isOpen: true },
  partners: { type: 'partner', label: 'Partners', one: 'partner', isOpen: true },
  products: { type: 'product', label: 'Products', one: 'product', isOpen: true },
  homes: { type: 'page', label: 'Home pages', one: 'home page', address: '/', isOpen: true },
  'one-pagers': { type: 'page', label: 'One-page sites', one: 'one-page site', address: '/', isOpen: true },
};

const inFolder = /^content\/([a-z-]+)\/([a-z0-9]+(?:-[a-z0-9]+)*)\.yaml$/;

/** Folder of content/ and name of a file, if it is one of those that can be named. */
export function splitFile(file: string): { folder: string; name: string } | undefined {
  const [, folder = '', name = ''] = inFolder.exec(file) ?? [];
  return Object.hasOwn(folders, folder) ? { folder, name } : undefined;
}

/** Nothing when the editor may not touch a file of this name. */
export function findType(file: string): FileType | undefined {
  if (Object.hasOwn(singles, file)) return singles[file]?.type;
  const found = splitFile(file);
  return found && folders[found.folder]?.type;
}

/** Address of the page that a file makes. */
export function findAddress(file: string): string | undefined {
  const found = splitFile(file);
  const address = found && folders[found.folder]?.address;
  return address && `${address}${found.name}`;
}

/**
 * Where a file of the table is, under the real path of `root`. Nothing for other names, for a symbolic link, and for
 * a folder that a link leads out of the project.
 */
export function locate(root: string, file: string): string | undefined {
  if (!findType(file)) return undefined;
  const target = path.join(realpathSync(root), file);
  const folder = path.dirname(target);
  if (!existsSync(folder) || realpathSync(folder) !== folder) return undefined;
  if (existsSync(target) && !lstatSync(target).isFile()) return undefined;
  return target;
}

/** Every file of the table that exists, in the table's order. */
export function listContentFiles(root: string): string[] {
  const found = Object.keys(folders).flatMap((folder) =>
    listFiles(path.join(root, 'content', folder)).map((name) => `content/${folder}/${name}`),
  );
  return [...Object.keys(singles), ...found].filter((file) => {
    const target = locate(root, file);
    return target !== undefined && existsSync(target);
  });
}
