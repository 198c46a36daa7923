import path from 'node:path';
import { listFiles } from './list-files.ts';

/** Names of the art directions of the project in the folder, sorted. */
export const listDirections = (folder: string): string[] =>
  listFiles(path.join(folder, 'site/src/directions'))
    .filter((file) => file.endsWith('/direction.yaml'))
    .map((file) => path.dirname(file));
