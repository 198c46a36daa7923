/** Every route keeps its budgets in every art direction: the whole site is built in each, in a copy of the project. */
import path from 'node:path';
import { readCompany } from '../contract/read-words.ts';
import { routes } from '../tools/lib/built-site.ts';
import { startServer } from '../tools/lib/live-server.ts';
import { devices } from './support/budgets.ts';
import { buildTimeoutMs, copyProject, type ProjectCopy } from './support/copy-project.ts';
import { directions } from './support/judge-gallery.ts';
import { expect, test as base } from './support/test.ts';
import { visitAndWeigh } from './support/weigh-page.ts';

let copy: ProjectCopy;
/** Pages of these tests come from a server of each test. */
const test = base.extend({ baseURL: async ({}, use) => use(undefined) });

test.describe.configure({ timeout: buildTimeoutMs });

// Built anew for each of them.
test.beforeAll(() => {
  copy = copyProject('direction-weights');
});
test.afterAll(() => copy.remove());

for (const direction of directions) {
  test(`every route keeps its budgets on a phone in ${direction}`, async ({ browser }) => {
    const company = copy.read('content/company.yaml');
    copy.write('content/company.yaml', company.replace(/^direction: .*$/m, `direction: ${direction}`));
    const { code, output } = await copy.build();
    expect(code, output).toBe(0);
    const server = await startServer(path.join(copy.folder, 'data'), { SITE_DIR: copy.dist });
    try {
      const { home } = readCompany();
      const own = routes.filter((route) => !/^\/(index|onepage)-\d\d$/.test(route) || route === `/${home}`);
      for (const route of own) {
        // What a first visit costs needs a first visit.
        const context = await browser.newContext({ ...devices.phone.use, baseURL: server.url });
        await test.step(route, async () => visitAndWeigh(await context.newPage(), route, 'phone'));
        await context.close();
      }
    } finally {
      await server.stop();
    }
  });
}
