/**
 * The folders of content/: what their files are called, where their pages are, and which sections list them. The route
 * map, the editor, `npm run setup` and `npm run launch` read it; so it imports nothing of Astro.
 */
export interface ContentFolder {
  /** Which schema and which form its files have in the editor (tools/editor/models.ts). */
  type: string;
  label: string;
  /** What one of them is called: "Remove this project". */
  one: string;
  /** Begins the address of each file's page; absent where a file has no page of its own. */
  address?: string;
  /** Whether the editor may make new files and remove some. */
  isOpen: boolean;
}

const table = {
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
} as const satisfies Record<string, ContentFolder>;

type FolderName = keyof typeof table;
export type FolderType = (typeof table)[FolderName]['type'];
/** Folders whose files have pages. */
export type PageFolder = {
  [Name in FolderName]: (typeof table)[Name] extends { address: string } ? Name : never;
}[FolderName];

export const contentFolders: Readonly<Record<string, ContentFolder & { type: FolderType }>> = table;

/** Kinds of section that show a whole folder when they name none of its files. */
export const wholeFolders: Readonly<Record<string, FolderName>> = {
  Projects: 'projects',
  Services: 'services',
  Team: 'team',
  PostTeasers: 'posts',
  PostList: 'posts',
};

/** Kinds of section whose `items` name files of a folder. */
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

/** "content/team/ada.yaml" is in the folder "team" and named "ada". Nothing for what is in no folder of the table. */
export function splitContentFile(file: string): { folder: string; name: string } | undefined {
  const [, folder = '', name = ''] = inFolder.exec(file) ?? [];
  return Object.hasOwn(table, folder) ? { folder, name } : undefined;
}

/** Path of the page that a content file makes. */
export function findPagePath(file: string): string | undefined {
  const found = splitContentFile(file);
  const address = found && contentFolders[found.folder]?.address;
  return address && `${address}${found.name}`;
}
