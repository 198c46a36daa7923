/**
 * The pictures that `npm start` leaves for later: the render lists them in the site's folder, and the server has each
 * encoded before it sends it. A render for the public writes no list.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** Never served. */
export const latePicturesFile = 'late-pictures.json';

/** From the server to the process that encodes; files as in `readLatePictures`. */
export interface LateOrder {
  /** Encode these before the others. */
  first?: string[];
  /** Never encode these, because they ended the process before. */
  leaveOut?: string[];
}

/** From the process that encodes to the server. */
export type LateMessage = { started: string } | { made: string } | { failed: string; reason: string };

/** A job of render/pictures/picture-jobs.ts, of which only the renderer reads the rest. */
const jobs = z.array(z.looseObject({ file: z.string() }));

/** Returns the jobs whose file does not exist yet in the site's folder; files are paths with `/`. */
export function readLatePictures(site: string): z.output<typeof jobs> {
  const list = path.join(site, latePicturesFile);
  if (!existsSync(list)) return [];
  return jobs
    .parse(JSON.parse(readFileSync(list, 'utf8')))
    .filter(({ file }) => !existsSync(path.join(site, file)));
}
