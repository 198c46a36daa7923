/** Addresses without a page in content/: the server answers them, or the build writes a file. */
import { serverPaths } from '../../../contract/server-paths.ts';

export const feedPath = '/feed.xml';

const ownFiles = [
  feedPath,
  '/sitemap.xml',
  '/robots.txt',
  '/countries.json',
  '/districts.json',
  '/site-manifest.json',
];
const ownFolders = ['/_a/', '/brand/', '/share/', '/templates/'];

/** `path` has no query. */
export const isTaken = (path: string): boolean =>
  ownFiles.includes(path) ||
  ownFolders.some((folder) => path.startsWith(folder)) ||
  serverPaths.some((own) => (own.endsWith('/') ? path.startsWith(own) : path === own));
