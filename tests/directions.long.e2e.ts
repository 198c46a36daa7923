/** Every sample of every section in every art direction. Three directions are part of `npm test` (new-section.e2e.ts). */
import path from 'node:path';
import { startServer, type LiveServer } from '../tools/lib/live-server.ts';
import { buildTimeoutMs, copyProject, type ProjectCopy } from './support/copy-project.ts';
import { directions, expectNoFaultIn, prepareJudging } from './support/judge-gallery.ts';
import { expect, test as base } from './support/test.ts';

let copy: ProjectCopy;
let server: LiveServer | undefined;
/** Pages of these tests come from the copy. */
const test = base.extend({ baseURL: async ({}, use) => use(server?.url) });

test.describe.configure({ timeout: buildTimeoutMs });

test.beforeAll(async () => {
  test.setTimeout(buildTimeoutMs);
  copy = copyProject('directions');
  const { code, output } = await copy.build({ SAMPLES: '1' });
  expect(code, output).toBe(0);
  server = await startServer(path.join(copy.folder, 'data'), { SITE_DIR: copy.dist });
});

test.afterAll(async () => {
  await server?.stop();
  copy.remove();
});

for (const direction of directions) {
  test(`every section breaks no rule of WCAG 2.2 AA in ${direction}`, async ({ page }) => {
    await prepareJudging(page);
    await page.goto(`/samples/all/${direction}`);
    await expectNoFaultIn(direction, page);
  });
}
