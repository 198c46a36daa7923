import { expect, test } from 'vitest';
import { bin } from './lib/paths.ts';
import { run } from './lib/run.ts';

const explain = (code: string) => run(bin('node'), ['tools/explain-build.ts', code, '300'], { quiet: true });

test.each([133, 134, 137])('names the memory that a killed build needs: %i', async (killed) => {
  const { code, output } = await explain(String(killed));
  expect(code).toBe(killed);
  expect(output).toContain('needs about 300 MB of free memory');
});

test('adds nothing to other failures', async () => {
  expect(await explain('1')).toEqual({ code: 1, output: '' });
});
