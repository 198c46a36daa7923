/** Part of `npm run check`: checks that GitHub accepts the workflows in .github/. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../lib/list-files.ts';
import { root } from '../lib/paths.ts';
import { lintWorkflow } from './lint-workflow.ts';

const folder = '.github/workflows';
const names = listFiles(path.join(root, folder)).map((name) => `${folder}/${name}`);
const faults = await Promise.all(
  names.map((name) => lintWorkflow(name, readFileSync(path.join(root, name), 'utf8'))),
);
for (const fault of faults.flat()) console.error(fault);
if (names.length === 0) console.error(`${folder} has no workflows.`);
process.exit(names.length === 0 || faults.flat().length > 0 ? 1 : 0);
