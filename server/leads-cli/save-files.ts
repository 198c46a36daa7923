/** Saves the photos and plans of a lead to a folder, under the names that the server gave them. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { nameCount } from '../lib/name-count.ts';
import { CommandError, type CommandParts } from './commands.ts';

export async function saveFiles({ store }: CommandParts, reference: string, folder: string): Promise<void> {
  const found = await store.findLead(reference);
  if (found === undefined) throw new CommandError(`There is no lead ${reference}.`);
  if (found.files.length === 0) throw new CommandError(`${reference} has no files.`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const { name } of found.files) await saveFile(store, reference, folder, name);
  console.log(`Saved ${nameCount(found.files.length, 'file')} of ${reference} to ${folder}.`);
}

async function saveFile(
  store: CommandParts['store'],
  reference: string,
  folder: string,
  name: string,
): Promise<void> {
  const target = join(folder, `${reference}-${name}`);
  const file = await store.findFile(reference, name);
  if (file === undefined) return;
  try {
    // Never overwrites a file.
    await writeFile(target, file.content, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    throw new CommandError(`${target} cannot be written (${(error as Error).message}).`);
  }
}
