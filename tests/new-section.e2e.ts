/** A developer makes a section of each form by one command: the site is built with them, in a copy of the project. */
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { bin } from '../tools/lib/paths.ts';
import { run } from '../tools/lib/run.ts';
import { buildTimeoutMs, copyProject, type ProjectCopy } from './support/copy-project.ts';
import { startServer, type LiveServer } from '../tools/lib/live-server.ts';
import { expectNoFaultIn } from './support/judge-gallery.ts';
import { expect, test as base } from './support/test.ts';

let copy: ProjectCopy;
let server: LiveServer | undefined;
/** Pages of these tests come from the copy. */
const test = base.extend({ baseURL: async ({}, use) => use(server?.url) });

const made = [['Certificates'], ['Warranty', 'script'], ['Estimate', 'island']];
/** One light, one dark, one in capitals; directions.long.e2e.ts takes all of them. */
const judged = ['structure', 'cinema', 'concrete'];
const pageFile = 'content/pages/proof.yaml';
const description = 'Says how an owner proves that three new sections are shown on a page.';
const writePage = (sections: string) => `title: Proof\ndescription: ${description}\nsections:\n${sections}`;

// One copy for all tests, one after the other.
test.describe.configure({ mode: 'serial', timeout: buildTimeoutMs });

test.beforeAll(() => {
  copy = copyProject('new-section', ['tools']);
  // A smaller site is built sooner.
  for (const folder of ['homes', 'one-pagers']) {
    const parent = path.join(copy.folder, 'content', folder);
    for (const file of readdirSync(parent)) if (file !== 'index-01.yaml') rmSync(path.join(parent, file));
  }
});

test.afterAll(async () => {
  await server?.stop();
  copy.remove();
});

test('a page with an old name of a kind stops the build, which says file, field and the new name', async () => {
  copy.write(pageFile, writePage('  - kind: PageHead\n    title: Proof\n  - kind: Place\n    title: Here\n'));
  const { code, output } = await copy.build();
  expect(code).not.toBe(0);
  expect(output).toMatch(/proof\b[^]*sections\.1\.kind[^]*the kind "Place" is called "Map" now/);
});

test.describe('sections as they are made', () => {
  test.beforeAll(async () => {
    test.setTimeout(buildTimeoutMs);
    for (const args of made) {
      const { code, output } = await run(bin('node'), ['tools/new-section.ts', ...args], {
        cwd: copy.folder,
        quiet: true,
      });
      expect(code, output).toBe(0);
    }
    const samples = made.map(([kind = '']) =>
      copy
        .read(`site/src/sections/${kind}/${kind}.samples.yaml`)
        .split('\n\n')[0]
        ?.replace('typical:\n', '')
        .trim()
        .replaceAll('\n  ', '\n    '),
    );
    copy.write(pageFile, writePage(samples.map((sample) => `  - ${sample}\n`).join('')));
    const { code, output } = await copy.build({ SAMPLES: judged.join(',') });
    expect(code, output).toBe(0);
    server = await startServer(path.join(copy.folder, 'data'), { SITE_DIR: copy.dist });
  });

  test('a page shows them in its order', async ({ page }) => {
    await page.goto('/proof');
    const kinds = await page
      .locator('main > section')
      .evaluateAll((all) => all.map(({ dataset }) => dataset['kind']));
    expect(kinds).toEqual(['Certificates', 'Warranty', 'Estimate']);
    await expect(page.locator('main h2')).toHaveCount(3);
  });

  test('the gallery lists them with all their samples', async ({ page }) => {
    for (const [kind = ''] of made) {
      await page.goto('/samples');
      await page.getByRole('link', { name: kind, exact: true }).click();
      await expect(page.locator(`main [data-kind=${kind}] h2`)).toHaveText([
        'A heading of usual length',
        /^The longest heading/,
      ]);
      await expect(page.getByRole('link', { name: 'longest' })).toHaveAttribute(
        'href',
        `/samples/${kind}/longest`,
      );
    }
  });

  for (const direction of judged) {
    test(`every section, old and new, breaks no rule of WCAG 2.2 AA in ${direction}`, async ({ page }) => {
      await page.goto('/samples');
      await page.getByRole('link', { name: direction, exact: true }).click();
      for (const [kind] of made) await expect(page.locator(`main [data-kind=${kind}]`)).toHaveCount(2);
      await expectNoFaultIn(direction, page);
    });
  }

  test('the script runs where its section is, and no other page carries it', async ({ page, request }) => {
    await page.goto('/samples/Warranty/typical');
    await expect(page.locator('[data-warranty]')).toHaveAttribute('data-seen', '');
    for (const other of ['/samples/Certificates/typical', '/samples/Estimate/typical', '/'])
      expect(await (await request.get(other)).text()).not.toContain('data-seen');
  });

  test('the island brings React at the first touch and answers', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    await page.goto('/samples/Estimate/typical');
    await page.waitForLoadState('networkidle');
    expect(scripts.filter((script) => script.includes('Estimate'))).toEqual([]);
    await expect(page.getByRole('status')).toBeEmpty();
    await page.getByRole('button', { name: 'Ask' }).click();
    await expect(page.getByRole('status')).toHaveText('What the button brings.');
    expect(scripts.filter((script) => script.includes('Estimate'))).toHaveLength(1);
  });
});
