/** Finds or installs the browser engines other than Chromium that the tests drive. */
import { spawnSync } from 'node:child_process';
import { findProgram, install } from './programs.ts';

export type OtherEngine = 'firefox' | 'webkit';

interface Engine {
  /** Every one of these groups has a program on this machine. The first starts the engine. */
  programs: readonly (readonly string[])[];
  packages: readonly string[];
  /** The engine opens a window of its own with this Python module. */
  typelib?: string;
}

export const engines: Record<OtherEngine, Engine> = {
  firefox: { programs: [['firefox-esr', 'firefox']], packages: ['firefox-esr'] },
  webkit: {
    programs: [['WebKitWebDriver'], ['Xvfb']],
    packages: ['webkit2gtk-driver', 'gir1.2-webkit2-4.1', 'python3-gi', 'xvfb'],
    typelib: "import gi; gi.require_version('WebKit2', '4.1')",
  },
};

/** Path of the program that starts the engine, if everything that it needs is on this machine. */
export function findEngine(name: OtherEngine, env: NodeJS.ProcessEnv = process.env): string | undefined {
  const { programs, typelib } = engines[name];
  const found = programs.map((names) => findProgram(names, env));
  if (!found.every(Boolean)) return undefined;
  if (typelib && spawnSync('/usr/bin/python3', ['-c', typelib]).status !== 0) return undefined;
  return found[0];
}

/** Like `findEngine`, but first tries to install what is missing. */
export async function getEngine(name: OtherEngine): Promise<string | undefined> {
  const found = findEngine(name);
  if (found) return found;
  await install(...engines[name].packages);
  return findEngine(name);
}
