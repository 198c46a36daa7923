import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { listDirections } from './list-directions.ts';

/** Name of each art direction → its one-line description. */
export const readLooks = (root: string): Record<string, string> =>
  Object.fromEntries(
    listDirections(root).map((name) => {
      const file = path.join(root, 'site/src/directions', name, 'direction.yaml');
      return [name, (parse(readFileSync(file, 'utf8')) as { idea: string }).idea];
    }),
  );
