/** A clone of the project that benchmarks can change and build. */
import { spawn } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../../tools/lib/paths.ts';
import { run } from '../../tools/lib/run.ts';

export interface Clone {
  folder: string;
  /** Replaces words in a file; throws if it does not contain them. */
  change: (file: string, words: string, others: string) => void;
  remove: () => void;
}

export interface Measured {
  seconds: number;
  /** Undefined if the system does not report it. */
  memoryMb: number | undefined;
  pages: number;
}

/** A clone of the last commit, or of an earlier one. */
export async function cloneProject(commit = 'HEAD'): Promise<Clone> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-build-'));
  for (const words of [
    ['clone', '--quiet', root, folder],
    ['-C', folder, 'checkout', '--quiet', '--detach', commit],
  ]) {
    const { code, output } = await run('git', words, { quiet: true });
    if (code !== 0) throw new Error(`Could not clone the project:\n${output}`);
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  return {
    folder,
    change: (file, words, others) => {
      const place = path.join(folder, file);
      const text = readFileSync(place, 'utf8');
      if (!text.includes(words)) throw new Error(`${file} does not contain ${words}: fix bench/build.ts.`);
      writeFileSync(place, text.replace(words, others));
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Peak resident set size in kB of this process and its children. */
function readPeakKb(parent: number): number {
  const children = globSync(`/proc/${parent}/task/*/children`).flatMap((file) =>
    readFileSync(file, 'utf8').trim().split(' ').filter(Boolean).map(Number),
  );
  const own = Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${parent}/status`, 'utf8'))?.[1] ?? 0);
  return Math.max(own, ...children.map(readPeakKb));
}

export async function measureBuild(folder: string): Promise<Measured> {
  const started = performance.now();
  const build = spawn('npm', ['run', 'build'], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const collect = (chunk: Buffer) => (output += chunk.toString());
  build.stdout.on('data', collect);
  build.stderr.on('data', collect);
  let peakKb = 0;
  const watch = setInterval(() => {
    try {
      peakKb = Math.max(peakKb, readPeakKb(build.pid ?? 0));
    } catch {
      // The process has just ended, or the system has no /proc.
    }
  }, 100);
  const code = await new Promise((resolve) => build.on('close', resolve));
  clearInterval(watch);
  const seconds = (performance.now() - started) / 1000;
  if (code !== 0) throw new Error(`The build failed:\n${output.split('\n').slice(-40).join('\n')}`);
  const hasBuilt = output.includes('[build] Complete!');
  return {
    seconds,
    memoryMb: hasBuilt && peakKb > 0 ? Math.round(peakKb / 1024) : undefined,
    pages: globSync('**/*.html', { cwd: path.join(folder, 'dist') }).length,
  };
}
