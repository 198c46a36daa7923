/** The list of pictures that a render leaves for later (contract/late-pictures.ts). */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { latePicturesFile, readLatePictures } from '../../contract/late-pictures.ts';
import { writeWhole } from '../../contract/write-whole.ts';
import type { PictureJob } from './picture-jobs.ts';

/** Without jobs there is no list. */
export function writeLateJobs(site: string, jobs: readonly PictureJob[]): void {
  const list = path.join(site, latePicturesFile);
  if (jobs.length > 0) writeWhole(list, JSON.stringify(jobs));
  else rmSync(list, { force: true });
}

/** Returns the jobs whose file does not exist yet. */
export const readLateJobs = (site: string): PictureJob[] => readLatePictures(site) as unknown as PictureJob[];
