/**
 * The folders of content/: the names of their files, the paths of their pages, and the sections that list them.
 * The schemas and pages of the files are in routes/content-kinds.ts. This table is Astro-free, because the
 * office and `npm run launch` read it, too.
 */
export interface ContentFolder {
  /** Selects the schema and the editor form of its files (site/src/routes/content-kinds.ts). */
  type: string;
  label: string;
  /** The name of one file in the editor: "Remove this project". */
  one: string;
  /** The path prefix of each file's page; absent if the files have no pages. */
  address?: string;
  /** Whether the editor may add and remove files. */
  isOpen: boolean;
}

const table = {
  pages: { type: 'page', label: 'Pages', one: 'page', address: '/', isOpen: true },
  services: { type: 'service', label: 'Services', one: 'service', address: '/', isOpen: true },
  projects: { type: 'project', label: 'Projects', one: 'project', address: '/projects/', isOpen: true },
  posts: { type: 'post', label: 'Articles', one: 'article', address: '/blog/', isOpen: true },
  explainers: { type: 'explainer', label: 'Explainers', one: 'explainer', isOpen: false },
  team: { type: 'member', label: 'Team', one: 'person', address: '/team/', isOpen: true },
  partners: { type: 'partner', label: 'Partners', one: 'partner', isOpen: true },
  products: { type: 'product', label: 'Products', one: 'product', isOpen: true },
  homes: { type: 'page', label: 'Other home pages', one: 'home page', address: '/', isOpen: true },
  'one-pagers': { type: 'page', label: 'One-page sites', one: 'one-page site', address: '/', isOpen: true },
} as const satisfies Record<string, ContentFolder>;

export type FolderName = keyof typeof table;
export type FolderTypes = { [Name in FolderName]: (typeof table)[Name]['type'] };
export type FolderType = FolderTypes[FolderName];
/** Folders whose files have pages. */
export type PageFolder = {
  [Name in FolderName]: (typeof table)[Name] extends { address: string } ? Name : never;
}[FolderName];

export const folderNames = Object.keys(table) as FolderName[];
/** Other strings than the folders' names find nothing. */
export const contentFolders: Readonly<
  Record<string, ContentFolder & { type: FolderType }> &
    Record<FolderName, ContentFolder & { type: FolderType }>
> = table;
/** In the order of the route map. */
export const pageFolders: readonly PageFolder[] = [
  'homes',
  'one-pagers',
  ...folderNames.filter(
    (name): name is PageFolder => 'address' in table[name] && name !== 'homes' && name !== 'one-pagers',
  ),
];

/** Section kinds that show the whole folder if they name no file. */
export const wholeFolders: Readonly<Record<string, FolderName>> = {
  Projects: 'projects',
  Services: 'services',
  Team: 'team',
  PostTeasers: 'posts',
  PostList: 'posts',
};

/** Section kinds whose `items` name files of a folder. */
export const namedFolders: Readonly<Record<string, FolderName>> = {
  Projects: 'projects',
  Team: 'team',
  PostTeasers: 'posts',
  Services: 'services',
  Partners: 'partners',
  Products: 'products',
};

export const getPagePath = (folder: PageFolder, name: string) => `${table[folder].address}${name}`;

const inFolder = /^([a-z-]+)\/([a-z0-9]+(?:-[a-z0-9]+)*)\.yaml$/;

/**
 * "content/team/ada.yaml" is in the folder "team" and named "ada". `undefined` for files outside the table's folders.
 */
export function splitContentFile(file: string): { folder: string; name: string } | undefined {
  const [, folder = '', name = ''] = inFolder.exec(file) ?? [];
  return Object.hasOwn(table, folder) ? { folder, name } : undefined;
}

/** The path of a content file's page. */
export function findPagePath(file: string): string | undefined {
  const found = splitContentFile(file);
  const address = found && contentFolders[found.folder]?.address;
  return address && `${address}${found.name}`;
}
