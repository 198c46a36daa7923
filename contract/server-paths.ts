import { endpoints, healthPaths, linkPaths, pressedPath, searchPath } from './endpoints.ts';
import { inboxPath } from './inbox.ts';
import { estimateCsvPath, estimatePath } from './takeoff-fields.ts';

/**
 * How the addresses begin that the server answers itself; all others are built files. In development, Astro passes
 * these on. Apart from the endpoints, because pages import those.
 */
export const serverPaths: readonly string[] = [
  endpoints.contact,
  endpoints.mailer,
  endpoints.issueToken,
  // Without a question it is a page.
  `${searchPath}?`,
  // Without dimensions it is a page, too.
  `${estimatePath}?`,
  estimateCsvPath,
  `${pressedPath}/`,
  inboxPath,
  ...Object.values(linkPaths).map((path) => `${path}/`),
  ...Object.values(healthPaths),
];
