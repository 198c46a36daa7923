/** Content files with their schemas. The files of a folder are entries, named without `.yaml`. */
import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'astro/zod';
import { contentFolder } from '../../../contract/content-folder.ts';
import { readYaml } from '../../../contract/read-yaml.ts';

export interface Entry<Data> {
  id: string;
  data: Data;
}

/** An error names the file, and the field of an invalid value. */
export const readContentFile = <Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  missing?: object,
): z.output<Schema> => readYaml(file, schema, missing && { missing });

/** Returns `undefined` if there is no such file. */
export function findEntry<Schema extends z.ZodType>(
  folder: string,
  id: string,
  schema: Schema,
): z.output<Schema> | undefined {
  const file = `${folder}/${id}.yaml`;
  return existsSync(path.join(contentFolder, file)) ? readYaml(file, schema) : undefined;
}

/** In the order of their names. One error has the faults of all files. */
export function listEntries<Schema extends z.ZodType>(
  folder: string,
  schema: Schema,
): Entry<z.output<Schema>>[] {
  const files = globSync('*.yaml', { cwd: path.join(contentFolder, folder) });
  const faults: string[] = [];
  const entries = files.sort().flatMap((file) => {
    try {
      return { id: path.basename(file, '.yaml'), data: readYaml(`${folder}/${file}`, schema) };
    } catch (error) {
      faults.push((error as Error).message);
      return [];
    }
  });
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return entries;
}
