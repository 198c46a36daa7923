/** Part of `npm run check`: the docs match the code, and every file has a license (REUSE.toml). */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkCitations, listPromises, listUntested, listVague } from './specification.ts';
import { checkLinks } from './check-links.ts';
import { checkRecords } from './decision-records.ts';
import { listNamesakes } from './file-names.ts';
import { checkStyle } from './house-style.ts';
import type { TextFile } from './text-file.ts';
import { findLicenseFaults } from '../licenses/file-licenses.ts';
import { listFiles } from '../lib/list-files.ts';
import { root } from '../lib/paths.ts';

const folders = [
  'bench',
  'contract',
  'docs',
  'domain',
  'office',
  'render',
  'server',
  'site',
  'starter',
  'tests',
  'tools',
];
const skip = ['node_modules', '.astro'];
/** Generated folders, and those of an owner. */
const others = ['dist', 'dist.releases', '.cache', '.wireit', '.git', 'test-results', 'content', 'data'];

const read = (name: string): TextFile => ({ name, text: readFileSync(path.join(root, name), 'utf8') });
const files = folders
  .flatMap((folder) => listFiles(path.join(root, folder), { skip }).map((name) => `${folder}/${name}`))
  // These checks contain wrong examples on purpose.
  .filter((name) => /\.(ts|tsx|astro|css|mjs|md|yaml)$/.test(name) && !/^tools\/(docs|words)\//.test(name))
  .concat('README.md')
  .map(read);

// Content is not held to these rules, and docs/style.md quotes the words it forbids.
const code = files.filter(({ name }) => !name.endsWith('.yaml') && name !== 'docs/style.md');
const quotes = ['"centred"', "'centred'"];

const licensed = listFiles(root, { skip: [...skip, ...others] }).filter((name) => !name.endsWith('.env'));

const promises = listPromises(read('docs/specification.md').text);
const faults = [
  ...checkCitations(promises, files),
  ...listVague(files),
  ...checkRecords(files),
  ...checkLinks(files, (name) => existsSync(path.join(root, name))),
  ...listNamesakes(files.map(({ name }) => name)),
  ...checkStyle(code, quotes),
  ...listUntested(promises, files).map((id) => `docs/specification.md: no test cites ${id}`),
  ...findLicenseFaults(read('REUSE.toml').text, licensed),
];
for (const fault of faults) console.error(fault);
process.exit(faults.length > 0 ? 1 : 0);
