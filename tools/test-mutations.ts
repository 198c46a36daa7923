/**
 * `npm run test:mutations` makes ten faults, one at a time in a copy of the project, and reports which of them the
 * tests find. `npm run test:mutations -- receipt` makes only the faults with this word in their names.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bin, root } from './lib/paths.ts';
import { run } from './lib/run.ts';
import { writeWhole } from '../contract/write-whole.ts';
import { mutations, type Mutation } from './test/mutations.ts';

// The test of the images keeps a Debian system with devices in .cache/container.
const left = [
  '.git',
  '.wireit',
  path.normalize('.cache/container'),
  'content',
  'data',
  'dist',
  'dist.releases',
  'node_modules',
  'test-results',
];

function copyProject(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'mutations-'));
  cpSync(root, folder, {
    recursive: true,
    filter: (file) => !left.includes(path.relative(root, file)) && path.basename(file) !== '.astro',
  });
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  return folder;
}

/** Makes the fault and returns a function that undoes it. */
function mutate(folder: string, { name, file, from, to }: Mutation): () => void {
  const place = path.join(folder, file);
  const before = readFileSync(place, 'utf8');
  if (before.split(from).length !== 2)
    throw new Error(`tools/test/mutations.ts: ${name}: ${file} must contain this exactly once: ${from}`);
  writeWhole(
    place,
    before.replace(from, () => to),
  );
  return () => writeWhole(place, before);
}

/** Returns whether the check passes in the copy. */
async function passes(folder: string, check: string): Promise<boolean> {
  const [program, ...args] = check.startsWith('/')
    ? [bin('node'), 'tools/test-page.ts', check]
    : [bin('vitest'), 'run', check];
  // PORT=1 avoids a running development server, which would serve the original project.
  const env = { CONTENT: 'showcase', PORT: '1' };
  return (await run(program, args, { cwd: folder, quiet: true, env })).code === 0;
}

async function test(folder: string, mutation: Mutation): Promise<boolean> {
  const { name, foundBy } = mutation;
  if (!(await passes(folder, foundBy))) throw new Error(`${foundBy} fails even without the fault.`);
  const takeBack = mutate(folder, mutation);
  const isFound = !(await passes(folder, foundBy));
  takeBack();
  console.log(`${isFound ? 'found' : 'NOT FOUND'}: ${name} (${foundBy})`);
  return isFound;
}

const [word = ''] = process.argv.slice(2);
const chosen = mutations.filter(({ name }) => name.includes(word));
const folder = copyProject();
let found = 0;
try {
  for (const mutation of chosen) found += Number(await test(folder, mutation));
} finally {
  rmSync(folder, { recursive: true });
}
console.log(`The tests found ${found} of ${chosen.length} faults.`);
process.exit(chosen.length > 0 && found === chosen.length ? 0 : 1);
