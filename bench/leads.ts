/**
 * Measures acknowledged durable leads per second on both engines, and memory over many leads. node bench/leads.ts [--seconds 10] [--leads 100000] [--engine sqlite|postgres] writes a chapter of
 * bench/README.md.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../server/testing/start-postgres.ts';
import { startServer, type LiveServer } from '../tools/lib/live-server.ts';
import { bin, root } from '../tools/lib/paths.ts';
import { run } from '../tools/lib/run.ts';
import { writeChapter } from './report.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    leads: { type: 'string', default: '100000' },
    engine: { type: 'string', multiple: true, default: ['sqlite', 'postgres'] },
  },
});
const seconds = Number(values.seconds);
const manyLeads = Number(values.leads);
const rounds = [1, 16, 128];

interface Load {
  leads: number;
  refused: number;
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  worstMs: number;
}

async function load(server: LiveServer, ...args: number[]): Promise<Load> {
  const { port } = new URL(server.url);
  const program = path.join(root, 'bench/leads/load.ts');
  const { code, output } = await run(bin('node'), [program, port, ...args.map(String)], { quiet: true });
  if (code !== 0) throw new Error(`Could not send the load:\n${output}`);
  const result = JSON.parse(output.trim().split('\n').at(-1) ?? '') as Load;
  if (result.refused > 0) throw new Error(`${result.refused} leads got no 200.`);
  return result;
}

async function readMemoryMb(server: LiveServer): Promise<number> {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  return Number(/resident_memory_bytes (\d+)/.exec(text)?.[1]) / 1024 / 1024;
}

async function measureEngine(name: string, env: Record<string, string>): Promise<string[]> {
  const data = mkdtempSync(path.join(tmpdir(), 'bench-leads-'));
  const server = await startServer(data, { ...env, RATE_LIMIT: '0', REQUEST_LIMIT: '0', LOG_LEVEL: 'warn' });
  try {
    await load(server, 16, 2);
    const lines: string[] = [];
    for (const connections of rounds) {
      const { perSecond, p50Ms, p99Ms, worstMs } = await load(server, connections, seconds);
      lines.push(
        `| ${name} | ${connections} | ${Math.round(perSecond)} | ${p50Ms.toFixed(1)} ms | ${p99Ms.toFixed(1)} ms | ${worstMs.toFixed(0)} ms |`,
      );
      console.log(lines.at(-1));
    }
    const beforeMb = await readMemoryMb(server);
    // Send two halves: a leak grows in both, a settling heap only in the first.
    const first = await load(server, 64, 600, Math.ceil(manyLeads / 2));
    const halfwayMb = await readMemoryMb(server);
    const second = await load(server, 64, 600, Math.floor(manyLeads / 2));
    const afterMb = await readMemoryMb(server);
    lines.push(
      `| ${name}, memory | 64 | ${first.leads + second.leads} leads | before ${beforeMb.toFixed(0)} MB | halfway ${halfwayMb.toFixed(0)} MB | after ${afterMb.toFixed(0)} MB |`,
    );
    console.log(lines.at(-1));
    return lines;
  } finally {
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

const lines: string[] = [];
if (values.engine.includes('sqlite')) lines.push(...(await measureEngine('SQLite', {})));
if (values.engine.includes('postgres')) {
  const engine = await startPostgres({ isDurable: true });
  try {
    lines.push(...(await measureEngine('PostgreSQL', { DATABASE_URL: await engine.createDatabase() })));
  } finally {
    await engine.stop();
  }
}

writeChapter(
  'Leads',
  `One server process; another process on the same machine generates the load over keep-alive connections. A lead counts
when its 200 arrives, which is after the commit is on disk (SQLite: \`synchronous=FULL\`; PostgreSQL: \`fsync=on\`,
\`synchronous_commit=on\`).`,
  'bench:leads',
  `| engine | connections | leads per second | median | p99 | worst |
| --- | --: | --: | --: | --: | --: |
${lines.join('\n')}`,
);
