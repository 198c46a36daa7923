/** `npm run check`: types, lint, documents, formatting and unused code, at the same time. Prints only what fails. */
import { bin } from './lib/paths.ts';
import { run } from './lib/run.ts';

interface Check {
  name: string;
  steps: readonly (readonly [program: string, ...args: string[]])[];
}

const checks: readonly Check[] = [
  {
    name: 'types',
    steps: [
      ['astro', 'check', '--root', 'site', '--tsconfig', '../tsconfig.json', '--minimumSeverity', 'error'],
      ['tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'],
    ],
  },
  {
    name: 'lint',
    steps: [['eslint', '--flag', 'unstable_native_nodejs_ts_config', '--max-warnings', '0', '.']],
  },
  { name: 'documents', steps: [['node', 'tools/check-docs.ts']] },
  { name: 'formatting', steps: [['prettier', '--check', '--log-level', 'warn', '.']] },
  { name: 'unused code', steps: [['knip', '--no-progress', '--no-config-hints']] },
];

async function runCheck({ name, steps }: Check): Promise<boolean> {
  for (const [program, ...args] of steps) {
    const { code, output } = await run(bin(program), args, { quiet: true });
    if (code === 0) continue;
    console.error(`\nThe check of ${name} failed (${program}):\n${output.trim()}`);
    return false;
  }
  console.log(`✓ ${name}`);
  return true;
}

// Lint and types both read what Astro derives from the content schemas; a fresh clone does not have it yet.
const sync = await run(bin('astro'), ['sync', '--root', 'site'], { quiet: true });
if (sync.code !== 0) {
  console.error(`The content cannot be read (astro sync):\n${sync.output.trim()}`);
  process.exit(1);
}
const results = await Promise.all(checks.map(runCheck));
process.exit(results.every(Boolean) ? 0 : 1);
