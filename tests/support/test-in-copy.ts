/** The `test` for files that only read the owner's copy. Each worker serves it separately. */
import path from 'node:path';
import { startServer, type LiveServer } from '../../tools/lib/live-server.ts';
import { openOwnerCopy } from './copy-project.ts';
import { test as base } from './test.ts';

export function testInOwnerCopy(): typeof base {
  let server: LiveServer | undefined;
  const test = base.extend({ baseURL: async ({}, use) => use(server?.url) });
  test.beforeAll(async ({}, { workerIndex }) => {
    const { folder, dist } = openOwnerCopy();
    const dataDir = path.join(folder, `data-of-worker-${workerIndex}`);
    server = await startServer(dataDir, { SITE_DIR: dist });
  });
  test.afterAll(() => server?.stop());
  return test;
}
