/** Caches the slow work on pictures between builds, keyed by a hash of its inputs. */
import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';

/** Files that no build has used for this long are deleted. */
const keptDays = 30;
/** Folders already cleared in this build. */
const cleared = new Set<string>();

/** `folder` is in the project's `.cache`. `sources` must contain every input of `make`. */
export async function findOrMakeFile(
  folder: string,
  sources: readonly (string | Buffer)[],
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  const hash = sources.reduce((sum, source) => sum.update(source), createHash('sha256')).digest('hex');
  const parent = `.cache/${folder}`;
  const file = `${parent}/${hash}`;
  if (existsSync(file)) {
    const now = new Date();
    await utimes(file, now, now);
    return readFile(file);
  }
  const made = await make();
  await mkdir(parent, { recursive: true });
  // Pages are finished at the same time, so none may read a file that is only partly written.
  const part = `.cache/${randomUUID()}`;
  await writeFile(part, made);
  await rename(part, file);
  if (!cleared.has(parent)) await dropUnused(parent);
  return made;
}

async function dropUnused(folder: string): Promise<void> {
  cleared.add(folder);
  const oldestMs = Date.now() - keptDays * 86_400_000;
  for (const name of await readdir(folder)) {
    const file = `${folder}/${name}`;
    if ((await stat(file)).mtimeMs < oldestMs) await rm(file, { force: true });
  }
}
