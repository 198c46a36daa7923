/** `npm run lines [-- --against COMMIT]` counts the non-blank lines of tracked files, per folder. */
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { root } from './lib/paths.ts';

const kinds = ['code', 'tests', 'CSS', 'YAML', 'Markdown'] as const;
type Kind = (typeof kinds)[number];
type Counts = Record<Kind, number>;

const kindOf: Record<string, Exclude<Kind, 'tests'>> = {
  ts: 'code',
  tsx: 'code',
  astro: 'code',
  mjs: 'code',
  css: 'CSS',
  yaml: 'YAML',
  md: 'Markdown',
};
const isTest = (file: string) =>
  /[./](?:test|e2e|contract|testing)\.\w+$|^tests\/|^server\/(?:testing|fault-injection)\//.test(file);
/** Large folders count part by part. */
const folderOf = (file: string) =>
  /^(?:site\/src|server|site|tools)\/[^/]+(?=\/)|^[^/]+(?=\/)/.exec(file)?.[0] ?? '(root)';

/** Counts the working tree if `commit` is empty. */
function count(commit: string): Map<string, Counts> {
  const args = ['grep', '-I', '--count', '--full-name', '-e', '[^[:space:]]', ...(commit ? [commit] : [])];
  const output = execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 });
  const all = new Map<string, Counts>();
  for (const line of output.trim().split('\n')) {
    const [, file = '', ending = '', lines] = /^(?:.*:)?(.*\.(\w+)):(\d+)$/.exec(line) ?? [];
    const kind = kindOf[ending];
    if (!kind) continue;
    for (const name of [folderOf(file), 'Sum']) {
      const counts = all.get(name) ?? { code: 0, tests: 0, CSS: 0, YAML: 0, Markdown: 0 };
      counts[kind === 'code' && isTest(file) ? 'tests' : kind] += Number(lines);
      all.set(name, counts);
    }
  }
  return all;
}

const { values } = parseArgs({ options: { against: { type: 'string' } } });
const now = count('');
const before = values.against === undefined ? now : count(values.against);
const names = [...new Set([...now.keys(), ...before.keys()])].sort();
const print = (name: string, cells: readonly string[]) =>
  console.log(name.padEnd(26) + cells.map((cell) => cell.padStart(16)).join(''));
print('', kinds);
for (const name of [...names.filter((one) => one !== 'Sum'), 'Sum']) {
  const cell = (kind: Kind) => {
    const [current, old] = [now.get(name)?.[kind] ?? 0, before.get(name)?.[kind] ?? 0];
    return `${current}${current === old ? '' : ` (${current > old ? '+' : ''}${current - old})`}`;
  };
  print(name, kinds.map(cell));
}
