/**
 * `npm run test:unit`: the unit tests that a change touches since the branch left main, uncommitted lines included.
 * `npm run test:unit -- takeoff`: those whose file names have the word.
 */
import { execFileSync } from 'node:child_process';
import { bin, root } from './lib/paths.ts';
import { run } from './lib/run.ts';

function askGit(...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}

function findStart(): string {
  const start = askGit('merge-base', 'HEAD', 'origin/main') ?? askGit('merge-base', 'HEAD', 'main');
  if (start) return start;
  console.error(
    'Without git and a branch main no change is known: name tests, as in npm run test:unit -- takeoff.',
  );
  process.exit(1);
}

const filters = process.argv.slice(2);
const chosen = filters.length > 0 ? filters : ['--changed', findStart()];
process.exit((await run(bin('vitest'), ['run', '--project', '!long', ...chosen])).code);
