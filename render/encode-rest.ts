/**
 * `node render/encode-rest.ts`: encodes the pictures that a build for `npm start` left for later, so that the site in
 * SITE_DIR or dist/ can be published.
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
