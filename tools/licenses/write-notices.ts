/**
 * `node tools/licenses/write-notices.ts FILE` writes the name, version, license and license text of each package that
 * ships in an image.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LockedPackage } from './dependencies.ts';
import { root } from '../lib/paths.ts';

const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, LockedPackage>;
};

const notices = Object.entries(lock.packages)
  // The lock file also lists packages for other systems, which are not installed.
  .filter(([folder, { dev }]) => folder !== '' && !dev && existsSync(path.join(root, folder)))
  .map(([folder, { version, license }]) => {
    const texts = readdirSync(path.join(root, folder), { withFileTypes: true })
      .filter((file) => file.isFile() && /^(?:licen[sc]e|notice|copying)/i.test(file.name))
      .map(({ parentPath, name }) => readFileSync(path.join(parentPath, name), 'utf8').trim());
    const head = `${folder.replace(/^.*node_modules\//, '')} ${version ?? ''} (${license ?? 'no license named'})`;
    return [head, ...texts].join('\n\n');
  });

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('Name the output file for the notices.');
writeFileSync(
  file,
  `Packages that ship with Storypole, and their licenses\n\n${notices.join(`\n\n${'-'.repeat(72)}\n\n`)}\n`,
);
console.log(`${file} lists ${notices.length} packages.`);
