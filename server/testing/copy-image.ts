/** Copies what the Dockerfile copies into the image, so that tests run it as it ships. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Written during the image build, or perhaps not built yet. */
const made = ['NOTICES.txt', '.cache/program'];

/** Returns the names of everything that it copied into `image`. */
export function copyImage(image: string): string[] {
  const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8');
  const names = [...dockerfile.matchAll(/^COPY --from=program (.+) \.\/\S*$/gm)].flatMap(([, copied = '']) =>
    copied.split(' ').map((name) => name.replace('/storypole/', '')),
  );
  mkdirSync(image, { recursive: true });
  for (const name of names) {
    if (made.includes(name) && !existsSync(join(root, name))) continue;
    if (name === 'node_modules') linkProductionPackages(join(image, name));
    else cpSync(join(root, name), join(image, name), { recursive: true });
  }
  return names;
}

/** Links the packages that `npm ci --omit=dev` installs. */
function linkProductionPackages(folder: string): void {
  const list = spawnSync('npm', ['ls', '--omit=dev', '--all', '--parseable'], { cwd: root });
  const packages = list.stdout
    .toString()
    .split('\n')
    .map((line) => relative(join(root, 'node_modules'), line))
    .filter((name) => /^(?:@[^/]+\/)?[^/@.][^/]*$/.test(name));
  if (packages.length < 50 || packages.includes('vitest'))
    throw new Error(`npm lists ${packages.length} packages of the image, which cannot be right.`);
  for (const name of packages) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), join(folder, name));
  }
}
