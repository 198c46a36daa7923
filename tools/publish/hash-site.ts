import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../lib/list-files.ts';

/** Hashes the pages of a site. Compressed copies do not count, because they add nothing new. */
export function hashSite(folder: string): string {
  const hash = createHash('sha256');
  for (const file of listFiles(folder).filter((name) => !/\.(?:br|gz)$/.test(name))) {
    hash.update(`${file}\n`).update(
      createHash('sha256')
        .update(readFileSync(path.join(folder, file)))
        .digest(),
    );
  }
  return hash.digest('hex');
}
