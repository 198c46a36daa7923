import path from 'node:path';
import { listFiles } from './list-files.ts';

/** The sorted names of a project's art directions. */
export const listDirections = (folder: string): string[] =>
  listFiles(path.join(folder, 'site/src/directions'))
    .filter((file) => file.endsWith('/direction.yaml'))
    .map((file) => path.dirname(file));
