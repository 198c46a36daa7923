/** `npm start` finishes only the home page at first. The render then leaves a file in the release, which says so. */
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Never served. */
export const latePagesFile = 'late-pages.txt';

export const hasLatePages = (site: string): boolean => existsSync(path.join(site, latePagesFile));
