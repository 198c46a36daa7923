/** A clone of the project that benchmarks can change and build. */
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../../tools/lib/paths.ts';
import { run } from '../../tools/lib/run.ts';

export interface Clone {
  folder: string;
  /** Replaces words in a file; throws if it does not contain them. */
  change: (file: string, words: string, others: string) => void;
  remove: () => void;
}

interface Options {
  /** Uses the project's own packages. */
  hasPackages?: boolean;
  /** The folder of another project. */
  from?: string;
}

/** A clone of the last commit, or of an earlier one. */
export async function cloneProject(
  commit = 'HEAD',
  { hasPackages = true, from = root }: Options = {},
): Promise<Clone> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-build-'));
  for (const words of [
    ['clone', '--quiet', from, folder],
    ['-C', folder, 'checkout', '--quiet', '--detach', commit],
  ]) {
    const { code, output } = await run('git', words, { quiet: true });
    if (code !== 0) throw new Error(`Could not clone the project:\n${output}`);
  }
  if (hasPackages) symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  return {
    folder,
    change: (file, words, others) => {
      const place = path.join(folder, file);
      const text = readFileSync(place, 'utf8');
      if (!text.includes(words)) throw new Error(`${file} does not contain ${words}: fix bench/build.ts.`);
      writeFileSync(place, text.replace(words, others));
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** `npm run build`, with its output in an error. */
export async function build({ folder }: Clone): Promise<void> {
  const { code, output } = await run('npm', ['run', 'build'], { cwd: folder, quiet: true });
  if (code !== 0) throw new Error(`The build failed:\n${output.split('\n').slice(-40).join('\n')}`);
}
