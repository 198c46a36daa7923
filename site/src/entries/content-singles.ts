/** Content files that are the only ones of their type. content-folders.ts has the others. */
import { wordsLabels, type WordsFileName } from '../../../contract/words/words-labels.ts';
import type { FolderType } from './content-folders.ts';

type WordsType = `words/${WordsFileName}`;

const wordsSingles = Object.fromEntries(
  Object.entries(wordsLabels).map(([name, label]) => [
    `words/${name}.yaml`,
    { type: `words/${name}` as WordsType, label },
  ]),
);

const table = {
  'company.yaml': { type: 'company', label: 'Company' },
  'navigation.yaml': { type: 'navigation', label: 'Menus' },
  'redirects.yaml': { type: 'redirects', label: 'Old addresses' },
  'prices.yaml': { type: 'prices', label: 'Prices' },
  'blog.yaml': { type: 'blog', label: 'Words around articles' },
  'detail-pages.yaml': { type: 'detailPages', label: 'Shared parts of pages' },
  ...wordsSingles,
  'lists/countries.yaml': { type: 'list', label: 'Countries' },
  'lists/districts.yaml': { type: 'list', label: 'Districts' },
  'pictures/catalogue.yaml': { type: 'pictures', label: 'Pictures' },
} as const satisfies Record<string, { type: string; label: string }>;

/** A type selects a file's schema and editor form. */
export type FileType = (typeof table)[keyof typeof table]['type'] | FolderType;

/** Files that every site has; their types are keys of `SiteContent`. */
export const requiredFiles = {
  company: 'company.yaml',
  navigation: 'navigation.yaml',
  redirects: 'redirects.yaml',
  prices: 'prices.yaml',
  blog: 'blog.yaml',
  detailPages: 'detail-pages.yaml',
} as const satisfies Partial<Record<FileType, keyof typeof table>>;

export const singles: Readonly<Record<string, { type: FileType; label: string }>> = table;
