/** Finds programs of the system, and installs them where that is possible without questions. */
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { run } from './run.ts';

export function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export function findProgram(programs: readonly string[], env: NodeJS.ProcessEnv): string | undefined {
  const folders = (env['PATH'] ?? '').split(path.delimiter).filter(Boolean);
  return programs
    .flatMap((name) => ['/usr/bin', ...folders].map((folder) => path.join(folder, name)))
    .find(isProgram);
}

/** Needs root on a Debian-like system and a network. Otherwise it installs nothing. */
export async function install(...packages: string[]): Promise<void> {
  if (process.getuid?.() !== 0 || !isProgram('/usr/bin/apt-get')) return;
  console.log(`Installing a browser for the tests (apt-get install ${packages.join(' ')}) …`);
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' } };
  await run('apt-get', ['update', '-q'], options);
  await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], options);
}
