/** Processor time and memory of a command with all processes that it starts, from /proc. */
import { spawn } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import type { Readable } from 'node:stream';

export interface Cost {
  seconds: number;
  cpuSeconds: number;
  /** The peak of all processes together; a page that they share counts once. */
  memoryMb: number;
}

export interface Command {
  words: readonly string[];
  folder: string;
  env?: Readonly<Record<string, string>>;
  /** A command that serves ends when this address has answered. */
  url?: string;
}

const ticksPerSecond = 100;
const sampleMs = 100;
/** The shell stays, so that the times of the ended command can still be read. */
const shell = '"$@"; echo "ended $?" >&3; read -r _';

/** Throws with the last lines of the output if the command fails. */
export async function measureTree({ words, folder, env, url }: Command): Promise<Cost> {
  const started = performance.now();
  const child = spawn('sh', ['-c', shell, 'sh', ...words], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'pipe', 'pipe'],
    detached: true,
  });
  const root = child.pid ?? 0;
  let [output, ending] = ['', ''];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece: Buffer) => (output += String(piece)));
  (child.stdio[3] as Readable).on('data', (piece: Buffer) => (ending += String(piece)));
  let memoryMb = 0;
  try {
    while (ending === '' && !(url && (await answers(url)))) {
      memoryMb = Math.max(memoryMb, readMemoryMb(root));
      await new Promise((resolve) => setTimeout(resolve, sampleMs));
    }
    if (ending !== '' && ending !== 'ended 0\n')
      throw new Error(`${words.join(' ')} failed:\n${output.split('\n').slice(-40).join('\n')}`);
    const seconds = (performance.now() - started) / 1000;
    return { seconds, cpuSeconds: readCpuSeconds(root), memoryMb: Math.round(memoryMb) };
  } finally {
    const closed = new Promise((resolve) => child.once('close', resolve));
    process.kill(-root, 'SIGTERM');
    await closed;
  }
}

const answers = async (url: string) =>
  fetch(url).then(
    async (response) => response.ok && (await response.text()).includes('</html>'),
    () => false,
  );

function listTree(pid: number): number[] {
  const children = globSync(`/proc/${pid}/task/*/children`).flatMap((file) =>
    read(file).split(' ').filter(Boolean).map(Number),
  );
  return [pid, ...children.flatMap(listTree)];
}

/** Processes end at any time. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

const readMemoryMb = (root: number): number =>
  listTree(root)
    .map((pid) => Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) / 1024)
    .reduce((sum, part) => sum + part, 0);

/** A process's own times, and those of its children that have ended. */
const readCpuSeconds = (root: number): number =>
  listTree(root)
    .flatMap((pid) => read(`/proc/${pid}/stat`).split(') ')[1]?.split(' ').slice(11, 15).map(Number) ?? [])
    .reduce((sum, ticks) => sum + ticks, 0) / ticksPerSecond;
