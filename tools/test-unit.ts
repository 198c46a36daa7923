/**
 * `npm run test:unit` runs the unit tests near your changes since the branch left main, uncommitted ones included:
 * tests in the folder of a changed file, and tests that import it. `npm run test:unit -- takeoff` runs those with the
 * word in their path.
 */
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { bin, root } from './lib/paths.ts';
import { run } from './lib/run.ts';

function askGit(...args: string[]): string[] | undefined {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' })
      .split('\n')
      .filter(Boolean);
  } catch {
    return undefined;
  }
}

function listChanged(): string[] {
  const [start] = askGit('merge-base', 'HEAD', 'origin/main') ??
    askGit('merge-base', 'HEAD', 'main') ?? ['HEAD'];
  const changed = askGit('diff', '--name-only', start ?? 'HEAD');
  if (changed) return [...changed, ...(askGit('ls-files', '--others', '--exclude-standard') ?? [])];
  console.error('Git cannot list your changes: name the tests, as in npm run test:unit -- takeoff.');
  process.exit(1);
}

/** Most of a part imports the files at its top, so for those the folder does not count. */
const isNear = (test: string, file: string): boolean =>
  (file.split('/').length > 2 && path.dirname(test) === path.dirname(file)) ||
  test === file ||
  readFileSync(path.join(root, test), 'utf8').includes(`/${path.basename(file)}'`);

function listNear(): string[] {
  const changed = listChanged();
  return globSync('{artwork,bench,contract,domain,office,render,server,site,tools}/**/*.test.{ts,tsx}', {
    cwd: root,
    exclude: ['**/node_modules/**', '**/*.long.test.ts'],
  }).filter((test) => changed.some((file) => isNear(test, file)));
}

const filters = process.argv.slice(2);
const tests = filters.length > 0 ? filters : listNear();
if (tests.length === 0)
  console.log('No unit test is near your change: run npm run check and npm run test:page instead.');
else process.exit((await run(bin('vitest'), ['run', '--project', '!long', ...tests])).code);
