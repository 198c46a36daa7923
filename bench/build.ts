/**
 * Time and memory of `npm run build` in a fresh clone of the last commit, and after changes.
 * node bench/build.ts [--projects 1000] [--force] writes a chapter of bench/README.md.
 */
import path from 'node:path';
import { multiplyContent } from '../tools/lib/multiply-content.ts';
import { checkLoad, readCount, readOptions } from './arguments.ts';
import { cloneProject, measureBuild, type Measured } from './build/clone.ts';
import { formatTable } from './format-table.ts';
import { writeChapter } from './report.ts';

const command = 'bench:build';
const values = readOptions(command, {
  projects: { type: 'string', default: '1000' },
  force: { type: 'boolean', default: false },
});
const projects = readCount(command, 'projects', values.projects);
checkLoad(command, values.force);

const clone = await cloneProject();
const rows: string[][] = [];
async function measure(what: string, aim: string): Promise<void> {
  const { seconds, memoryMb, pages }: Measured = await measureBuild(clone.folder);
  rows.push([what, `${seconds.toFixed(1)} s`, memoryMb ? `${memoryMb} MB` : '', `${pages}`, aim]);
  console.log(rows.at(-1)?.join(' · '));
}
try {
  await measure('fresh clone, packages installed', '60 s');
  await measure('nothing changed', '3 s');
  clone.change('showcase/services/drywall.yaml', 'heading: "', 'heading: "Measured ');
  await measure('one word of one page', '8 s');
  clone.change('showcase/company.yaml', 'name: ', 'name: Measured ');
  await measure('one word of every page', '');
  multiplyContent(path.join(clone.folder, 'showcase/projects'), 'measured', projects);
  await measure(`${projects} more projects`, '60 s, 1 GB');
  clone.change('showcase/projects/measured-1.yaml', 'client: "', 'client: "Measured ');
  await measure(`one word, with ${projects} more projects`, '');
} finally {
  clone.remove();
}
writeChapter(
  'Builds',
  `Time and memory of \`npm run build\`, in one clone, from row to row. Memory is the peak resident set size of the build
process; an up-to-date build starts no process.`,
  command,
  formatTable([['build', 'time', 'memory', 'pages', 'aim'], ...rows]),
);
