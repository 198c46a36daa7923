/** Writes a command's text to stdout, or with `--to` to a file that holds nothing else. */
import { once } from 'node:events';
import { open, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { CommandError } from './commands.ts';

export async function writeOutput(text: AsyncIterable<string>, to: string | undefined): Promise<void> {
  if (to === undefined) {
    for await (const part of text) if (!process.stdout.write(part)) await once(process.stdout, 'drain');
    return;
  }
  const handle = await open(to, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') throw new CommandError(`${to} already exists. Choose another name.`);
    throw new CommandError(`${to} cannot be written (${error.message}).`);
  });
  try {
    await pipeline(text, handle.createWriteStream());
  } catch (error) {
    await rm(to, { force: true });
    throw error;
  }
  console.error(`Wrote ${to}.`);
}
