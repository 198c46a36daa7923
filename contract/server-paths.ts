import {
  endpoints,
  healthPaths,
  inboxPath,
  linkPaths,
  paperPaths,
  pressedPath,
  searchPath,
} from './endpoints.ts';
import { estimateCsvPath, estimatePath } from './takeoff-fields.ts';

/**
 * The prefixes of all addresses that the server answers itself; all others are built files. Astro's development server
 * proxies them. Separate from the endpoints, which pages import.
 */
export const serverPaths: readonly string[] = [
  endpoints.contact,
  endpoints.mailer,
  endpoints.issueToken,
  // Without a query it is a built page.
  `${searchPath}?`,
  // Without dimensions it is a built page, too.
  `${estimatePath}?`,
  estimateCsvPath,
  `${pressedPath}/`,
  inboxPath,
  ...Object.values(linkPaths).map((path) => `${path}/`),
  ...[paperPaths.sign, `${paperPaths.quote}/`].flatMap((path) => [path, path.toUpperCase()]),
  ...Object.values(healthPaths),
];
