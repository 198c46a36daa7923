/** Part of `npm run check`: documents and code agree, and every file of the program has a license (REUSE.toml). */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkCitations, listPromises, listUntested, listVague } from './specification.ts';
import { checkLinks } from './links.ts';
import { checkRecords } from './decision-records.ts';
import { checkStyle } from './house-style.ts';
import type { TextFile } from './text-file.ts';
import { findLicenseFaults } from '../licenses/file-licenses.ts';
import { listFiles } from '../lib/list-files.ts';
import { root } from '../lib/paths.ts';
import { listProgramFiles } from '../upgrade/program-files.ts';

const folders = ['bench', 'contract', 'docs', 'domain', 'server', 'site', 'tests', 'tools'];
const skip = ['node_modules', '.astro'];

const read = (name: string): TextFile => ({ name, text: readFileSync(path.join(root, name), 'utf8') });
const files = folders
  .flatMap((folder) => listFiles(path.join(root, folder), { skip }).map((name) => `${folder}/${name}`))
  // The examples of these checks are wrong on purpose.
  .filter((name) => /\.(ts|tsx|astro|css|mjs|md|yaml)$/.test(name) && !/^tools\/(docs|words)\//.test(name))
  .concat('README.md')
  .map(read);

// Words of the content may be written as they are, and the rules of style quote what they forbid.
const code = files.filter(({ name }) => !name.endsWith('.yaml') && name !== 'docs/style.md');
const quotes = ['"centred"', "'centred'"];

const promises = listPromises(read('docs/specification.md').text);
const faults = [
  ...checkCitations(promises, files),
  ...listVague(files),
  ...checkRecords(files),
  ...checkLinks(files, (name) => existsSync(path.join(root, name))),
  ...checkStyle(code, quotes),
  ...listUntested(promises, files).map((id) => `docs/specification.md: no test cites ${id}`),
  ...findLicenseFaults(read('REUSE.toml').text, listProgramFiles(root)),
];
for (const fault of faults) console.error(fault);
process.exit(faults.length > 0 ? 1 : 0);
