/**
 * `node render/pictures/encode-rest.ts`: the second step of `npm run build` encodes the pictures that the first left for later, so that
 * the site in SITE_DIR or dist/ can be published.
 */
import path from 'node:path';
import { encodePictures } from './encode-pictures.ts';
import { readLateJobs, writeLateJobs } from './late-jobs.ts';

const site = path.resolve(process.env['SITE_DIR'] || 'dist');
try {
  await encodePictures(site, readLateJobs(site));
  writeLateJobs(site, []);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
