/**
 * What a build and changes of content cost, before the program was built once for every content folder and today, in
 * one run. `npm run bench:build [-- --before COMMIT] [--peer FOLDER] [--projects 1000] [--force]` writes a chapter of
 * bench/README.md. The peer is a clone of another Astro site.
 */
import { rmSync } from 'node:fs';
import path from 'node:path';
import getPort from 'get-port';
import { multiplyContent } from '../tools/lib/multiply-content.ts';
import { checkLoad, readCount, readOptions } from './arguments.ts';
import { build, cloneProject, type Clone } from './build/clone.ts';
import { measureTree, type Cost } from './build/measure-tree.ts';
import { formatTable } from './format-table.ts';
import { writeChapter } from './report.ts';

const command = 'bench:build';
const values = readOptions(command, {
  before: { type: 'string', default: '77419842' },
  peer: { type: 'string' },
  projects: { type: 'string', default: '1000' },
  force: { type: 'boolean', default: false },
});
const projects = readCount(command, 'projects', values.projects);
checkLoad(command, values.force);

interface Version {
  commit: string;
  /** Puts changed content online. */
  words: readonly string[];
  env: Readonly<Record<string, string>>;
  /** Caches of finished pages, in .cache. */
  finished: readonly string[];
}

const versions: Version[] = [
  {
    commit: values.before,
    words: ['node_modules/.bin/astro', 'build', '--root', 'site'],
    env: { NODE_OPTIONS: '--max-old-space-size=640' },
    finished: ['astro/finished', 'astro/compressed', 'styles'],
  },
  {
    commit: 'HEAD',
    words: ['node', '--env-file=render/limits.env', 'render/main.ts'],
    env: {},
    finished: ['finished', 'compressed', 'styles', 'scripts', 'read'],
  },
];

const rows: string[][] = [];
function report(what: string, [before, after, peer]: readonly Cost[]): void {
  if (!before || !after) throw new Error(`${what} was measured once.`);
  const show = ({ cpuSeconds, seconds, memoryMb }: Cost) =>
    `${cpuSeconds.toFixed(1)} s, ${seconds.toFixed(1)} s, ${memoryMb} MB`;
  const ratio = (after.cpuSeconds / before.cpuSeconds).toFixed(2);
  const clock = peer
    ? `, ${(after.seconds / peer.seconds).toFixed(2)} × the peer's ${peer.seconds.toFixed(1)} s`
    : '';
  rows.push([what, show(before), show(after), ratio + clock]);
  console.log(rows.at(-1)?.join(' · '));
}

/** From a clone without packages until the home page has come whole. */
async function measureStart(commit: string): Promise<Cost> {
  const { folder } = await addClone(commit);
  const port = String(await getPort());
  return measureTree({
    words: ['npm', 'start'],
    folder,
    env: { PORT: port, HOST: '127.0.0.1' },
    url: `http://127.0.0.1:${port}/`,
  });
}

const measurePeer = async (from: string): Promise<Cost> =>
  measureTree({
    words: ['sh', '-c', 'npm ci && npm run build'],
    folder: (await addClone('HEAD', path.resolve(from))).folder,
  });

const publish = ({ words, env }: Version, { folder }: Clone): Promise<Cost> =>
  measureTree({
    words,
    folder,
    env: {
      NODE_ENV: 'production',
      ...env,
      MALLOC_ARENA_MAX: '2',
      NODE_COMPILE_CACHE: path.join(folder, '.cache/node'),
      PATH: `${path.join(folder, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}`,
    },
  });

/** Measures both versions in turn after the same change; `times` runs, of which the median counts. */
async function measure(
  what: string,
  times: number,
  change: (clone: Clone, version: Version, run: number) => void,
) {
  const costs: Cost[][] = versions.map(() => []);
  for (let run = 1; run <= times; run++)
    for (const [index, version] of versions.entries()) {
      const clone = clones[index] as Clone;
      change(clone, version, run);
      costs[index]?.push(await publish(version, clone));
    }
  const medians = costs.map((all) => all.sort((a, b) => a.cpuSeconds - b.cpuSeconds)[Math.floor(times / 2)]);
  report(what, medians as Cost[]);
}

const clones = await Promise.all(versions.map(({ commit }) => cloneProject(commit)));
/** A clone without packages. It stays until the end: ext4 creates files slowly for half a minute after a deletion. */
async function addClone(commit: string, from?: string): Promise<Clone> {
  const clone = await cloneProject(commit, { hasPackages: false, ...(from && { from }) });
  clones.push(clone);
  return clone;
}
try {
  for (const clone of clones) await build(clone);
  const changeWord = (clone: Clone, file: string, run: number) =>
    clone.change(
      file,
      run === 1 ? 'description: "' : `description: "Measured ${run - 1}. `,
      `description: "Measured ${run}. `,
    );
  await measure('one word', 3, (clone, _, run) => changeWord(clone, 'showcase/services/drywall.yaml', run));
  await measure('a fact of every page', 1, (clone) =>
    clone.change('showcase/company.yaml', 'name: ', 'name: Measured '),
  );
  await measure('all pages finished, pictures cached', 1, ({ folder }, { finished }) => {
    for (const name of finished) rmSync(path.join(folder, '.cache', name), { recursive: true, force: true });
    for (const name of ['dist', 'dist.releases'])
      rmSync(path.join(folder, name), { recursive: true, force: true });
  });
  await measure(`${projects} more projects`, 1, ({ folder }) =>
    multiplyContent(path.join(folder, 'showcase/projects'), 'measured', projects),
  );
  await measure(`one word, with ${projects} more projects`, 1, (clone) =>
    changeWord(clone, 'showcase/services/framing.yaml', 1),
  );
  report('fresh clone, `npm start` to the first page', [
    await measureStart(values.before),
    await measureStart('HEAD'),
    ...(values.peer ? [await measurePeer(values.peer)] : []),
  ]);
} finally {
  for (const clone of clones) clone.remove();
}
writeChapter(
  'Builds',
  `What a change of content costs until it is online: processor time, time on the clock, and peak memory of all
processes together. “Before” is ${values.before}, the last commit that compiled program and content in one act.`,
  command,
  formatTable([['change', 'before', 'today', 'ratio of processor time'], ...rows]),
);
