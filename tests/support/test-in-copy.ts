/** The `test` of files that only look at a shared copy: each worker serves it on its own. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { startServer, type LiveServer } from '../../tools/lib/live-server.ts';
import { root } from '../../tools/lib/paths.ts';
import { openShared, type SharedCopy } from './copy-project.ts';
import { test as base } from './test.ts';

export function testInCopy(name: SharedCopy): typeof base {
  let server: LiveServer | undefined;
  const test = base.extend({ baseURL: async ({}, use) => use(server?.url) });
  test.beforeAll(async ({}, { workerIndex }) => {
    const { folder, dist } = openShared(name);
    const dataDir = path.join(folder, `data-of-worker-${workerIndex}`);
    // A copy with a server of its own has words that only that one knows.
    const hasServer = existsSync(path.join(folder, 'server'));
    server = await startServer(dataDir, { SITE_DIR: dist }, hasServer ? folder : root);
  });
  test.afterAll(() => server?.stop());
  return test;
}
