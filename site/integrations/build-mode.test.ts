import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const env = { ...process.env };
const { leaveShell } = await import('./build-mode.ts');
// Undo the import's changes to the environment, which are meant for Astro and not for tests.
Object.assign(process.env, env);

test.each([
  [['node', 'astro', 'build', '--root', 'site'], 'production'],
  [['node', 'tools/edit.ts'], 'development'],
] as const)("runs %j as %s, regardless of the shell's environment", (args, mode) => {
  for (const said of ['development', 'production', 'test', undefined]) {
    const shell: NodeJS.ProcessEnv = {
      ...(said && { NODE_ENV: said }),
      DEV: '1',
      SITE: 'x',
      LEAD_SERVER: 'y',
    };
    leaveShell(shell, args);
    expect(shell).toEqual({ NODE_ENV: mode, LEAD_SERVER: 'y' });
  }
});

test('is the first import of the configuration, before React', () => {
  const config = readFileSync(new URL('../astro.config.ts', import.meta.url), 'utf8');
  expect(/^import .*$/m.exec(config)?.[0]).toContain('./integrations/build-mode.ts');
});
