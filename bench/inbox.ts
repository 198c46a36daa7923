/**
 * Measures the inbox with many requests, on both engines: processor time, the longest stall and memory of each screen.
 * node bench/inbox.ts [--against COMMIT] [--requests 10000] [--engine sqlite|postgres] writes a chapter of
 * bench/README.md. With --against, it runs this version and an earlier one side by side.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres, type PostgresEngine } from '../server/testing/start-postgres.ts';
import { root } from '../tools/lib/paths.ts';
import { readCount, readOptions } from './arguments.ts';
import { cloneProject } from './build/clone.ts';
import { formatTable } from './format-table.ts';
import { measureScreens, type Measured } from './inbox/measure-screens.ts';
import { openInbox, type Inbox } from './inbox/open-inbox.ts';
import { readFamilyProcessorMs, readParent } from './inbox/read-process.ts';
import { writeChapter } from './report.ts';

const command = 'bench:inbox';
const values = readOptions(command, {
  against: { type: 'string' },
  requests: { type: 'string', default: '10000' },
  engine: { type: 'string', multiple: true, default: ['sqlite', 'postgres'] },
});
const requests = readCount(command, 'requests', values.requests);

const folder = mkdtempSync(path.join(tmpdir(), 'bench-inbox-'));
const earlier = values.against === undefined ? undefined : await cloneProject(values.against);
/** The earlier version first. */
const programs = [...(earlier ? [earlier.folder] : []), root];

async function measureEngine(engine: string, postgres?: PostgresEngine): Promise<string[][]> {
  const versions: Inbox[] = [];
  try {
    for (const [index, program] of programs.entries()) {
      const database = postgres && { DATABASE_URL: await postgres.createDatabase() };
      versions.push(
        await openInbox(program, path.join(folder, engine, `${index}`), requests, database ?? {}),
      );
    }
    const main = postgres && (await findMainProcess(postgres));
    const rows = await measureScreens(versions, () => (main === undefined ? 0 : readFamilyProcessorMs(main)));
    return rows.map(([screen, figures]) => [engine, screen, ...toCells(figures)]);
  } finally {
    for (const version of versions) await version.stop();
  }
}

/** The parent of all processes of PostgreSQL. */
async function findMainProcess(postgres: PostgresEngine): Promise<number> {
  const rows = await postgres.query("SELECT pid FROM pg_stat_activity WHERE backend_type = 'checkpointer'");
  return readParent(Number((rows[0] as { pid: number }).pid));
}

const toCells = (figures: readonly (Measured | undefined)[]): string[] => [
  ...compare(figures.map((one) => one?.processorMs)),
  compare(figures.map((one) => one?.databaseMs || undefined))[0],
  ...compare(figures.map((one) => one?.stallMs)),
  compare(
    figures.map((one) => one?.growthMb),
    'MB',
  )[0],
];

/** Such as "52.3 → 2.5 ms" and "1/21"; one figure has no ratio. */
function compare(figures: readonly (number | undefined)[], unit = 'ms'): [figures: string, ratio: string] {
  const known = figures.filter((one) => one !== undefined);
  const [before, after] = known;
  const cell = known.length === 0 ? '' : `${known.map((one) => one.toFixed(1)).join(' → ')} ${unit}`;
  if (before === undefined || after === undefined) return [cell, ''];
  return [cell, after < before ? `1/${(before / after).toFixed(1)}` : `${(after / before).toFixed(1)}`];
}

const rows: string[][] = [];
try {
  if (values.engine.includes('sqlite')) rows.push(...(await measureEngine('SQLite')));
  if (values.engine.includes('postgres')) {
    const postgres = await startPostgres({ isDurable: true });
    try {
      rows.push(...(await measureEngine('PostgreSQL', postgres)));
    } finally {
      await postgres.stop();
    }
  }
} finally {
  earlier?.remove();
  rmSync(folder, { recursive: true, force: true });
}
const head = ['engine', 'screen', 'processor', 'ratio', 'database', 'longest stall', 'ratio', 'memory'];
const table = formatTable([head, ...rows]);
console.log(table);
writeChapter(
  'Inbox',
  `The inbox with ${requests} requests and the visit counts of a year. Two figures are those of an earlier version and of this
one, measured in turns on the same machine in the same run; a ratio outlasts a busy machine, a time does not.
\`processor\` is the time of the server's process for one call, \`database\` that of PostgreSQL's processes. The longest
stall is the longest wait of another process for \`/healthz\` during one call, the median of 25 calls. \`memory\` is the most
that one download adds to the resident set size. The first search of new requests writes their index, happens once, and its
processor time includes all answers of \`/healthz\` meanwhile.`,
  command,
  table,
);
