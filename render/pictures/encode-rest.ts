/**
 * `node render/pictures/encode-rest.ts`: the second step of `npm run build` encodes the pictures that the first left for later, so that
 * the site in SITE_DIR or dist/ can be published.
 */
import { realpathSync } from 'node:fs';
import path from 'node:path';
import { explainFault } from '../explain-fault.ts';
import { encodePictures } from './encode-pictures.ts';
import { readLateJobs, writeLateJobs } from './late-jobs.ts';

const site = path.resolve(process.env['SITE_DIR'] || 'dist');
try {
  // Another render may end meanwhile. Its release has its own list.
  const release = realpathSync(site);
  await encodePictures(release, readLateJobs(release));
  writeLateJobs(release, []);
} catch (error) {
  console.error(explainFault(error, site));
  process.exitCode = 1;
}
