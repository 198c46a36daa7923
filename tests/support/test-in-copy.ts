/** The `test` of files that only look at a shared copy: each worker serves it on its own. */
import path from 'node:path';
import { startServer, type LiveServer } from '../../tools/lib/live-server.ts';
import { openShared, type SharedCopy } from './copy-project.ts';
import { test as base } from './test.ts';

export function testInCopy(name: SharedCopy): typeof base {
  let server: LiveServer | undefined;
  const test = base.extend({ baseURL: async ({}, use) => use(server?.url) });
  test.beforeAll(async ({}, { workerIndex }) => {
    const { folder, dist } = openShared(name);
    server = await startServer(path.join(folder, `data-of-worker-${workerIndex}`), { SITE_DIR: dist });
  });
  test.afterAll(() => server?.stop());
  return test;
}
