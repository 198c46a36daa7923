import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { writeFixtureSite } from './testing/fixture-site.ts';
import { findUrl, startProgram } from './testing/run-program.ts';
import { makeTestFolder } from './testing/start-test-server.ts';
import { readMemory, throwBodies } from './testing/throw-bodies.ts';

vi.setConfig({ testTimeout: 3_600_000 });

test('answers 100,000 random and mutated bodies without a 5xx and with constant memory', async () => {
  const folder = makeTestFolder();
  const program = startProgram('main.ts', [], {
    DATA_DIR: join(folder, 'data'),
    SITE_DIR: writeFixtureSite(join(folder, 'dist')),
    PORT: '0',
    RATE_LIMIT: '0',
    REQUEST_LIMIT: '0',
    LOG_LEVEL: 'error',
  });
  const url = await findUrl(program.output);
  const memoryMb: number[] = [];
  const statuses = new Set<number>();
  for (let part = 1; part <= 5; part++) {
    for (const status of (await throwBodies(url, 20_000, part)).keys()) statuses.add(status);
    memoryMb.push(Math.round((await readMemory(url)) / 1024 / 1024));
  }
  console.log({ statuses: [...statuses], memoryMb });
  expect([...statuses].filter((status) => status >= 500)).toEqual([]);
  // The first parts fill caches and the heap; a leak would show in later parts.
  expect((memoryMb[4] ?? 0) - (memoryMb[2] ?? 0)).toBeLessThan(30);
});
