import { expect, test } from 'vitest';
import { bin } from '../tools/lib/paths.ts';
import { run } from '../tools/lib/run.ts';

/** What a benchmark says to wrong options, before it measures anything. */
const ask = async (program: string, ...options: string[]) => {
  const { code, output } = await run(bin('node'), [`bench/${program}.ts`, ...options], { quiet: true });
  return { code, said: output.trim() };
};

test.each([
  [
    'build',
    ['--projects', 'many'],
    'npm run bench:build: --projects is "many"; it wants a whole number from 1.',
  ],
  ['build', ['--projects', '0'], 'npm run bench:build: --projects is "0"; it wants a whole number from 1.'],
  ['build', ['--quick'], "npm run bench:build: Unknown option '--quick'. It knows --projects, --force."],
])('%s %s says what is wrong and measures nothing', async (program, options, sentence) => {
  expect(await ask(program, ...options)).toEqual({ code: 2, said: sentence });
});
