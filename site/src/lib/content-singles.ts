/** Files of content/ that are the only ones of their type. Those of folders are in content-folders.ts. */
import type { WordsFile } from '../../../contract/server-words.ts';
import type { FolderType } from './content-folders.ts';
import { wordsFiles, type WordsFileName } from './words-files.ts';

type WordsType = `words/${WordsFileName}`;

/** Files of content/words by their type. */
export const wordsTypes = Object.fromEntries(
  Object.entries<WordsFile>(wordsFiles).map(([name, file]) => [`words/${name}`, file]),
) as Record<WordsType, WordsFile>;

const wordsSingles = Object.fromEntries(
  (Object.keys(wordsTypes) as WordsType[]).map((type) => [
    `content/${type}.yaml`,
    { type, label: wordsTypes[type].label },
  ]),
);

const table = {
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
} as const satisfies Record<string, { type: string; label: string }>;

/** Which schema and which form a file has. */
export type FileType = (typeof table)[keyof typeof table]['type'] | FolderType;

export const singles: Readonly<Record<string, { type: FileType; label: string }>> = table;
