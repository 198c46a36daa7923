import type { HookParameters } from 'astro';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test, vi } from 'vitest';
import { buildMode } from './build-mode.ts';

type Setup = HookParameters<'astro:config:setup'>;

function configure(command: Setup['command']) {
  const updateConfig = vi.fn();
  const config = { srcDir: pathToFileURL(`${import.meta.dirname}/`) };
  void buildMode().hooks['astro:config:setup']?.({ command, config, updateConfig } as unknown as Setup);
  return updateConfig;
}

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['build', 'production'],
  ['dev', 'development'],
] as const)('a %s runs in the mode %s, whatever the shell says', (command, mode) => {
  for (const said of ['development', 'production', 'test', '']) {
    vi.stubEnv('NODE_ENV', said);
    configure(command);
    expect(process.env['NODE_ENV']).toBe(mode);
  }
});

test('takes no constant of Vite from the shell, and nothing from files such as .env', () => {
  const names = ['DEV', 'MODE', 'SITE'];
  for (const name of names) vi.stubEnv(name, '1');
  const updateConfig = configure('build');
  expect(names.filter((name) => name in process.env)).toEqual([]);
  expect(updateConfig).toHaveBeenCalledWith({
    vite: expect.objectContaining({ envDir: false }) as object,
  });
});
