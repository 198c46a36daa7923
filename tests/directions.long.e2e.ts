/** Every sample of every section in every art direction, as the gallery shows them. */
import path from 'node:path';
import type { Page } from '@playwright/test';
import { listDirections } from '../tools/lib/list-directions.ts';
import { root } from '../tools/lib/paths.ts';
import { startServer, type LiveServer } from '../tools/lib/live-server.ts';
import { buildTimeoutMs, copyProject, type ProjectCopy } from './support/copy-project.ts';
import { findBreaches, findOverflow, resizeTo, scrollThrough } from './support/judge-page.ts';
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

/** Space between two lines of a heading in em, where letters with a descender are above tall ones. */
const measureLineSpace = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const heading = document.querySelector('h1');
    const context = document.createElement('canvas').getContext('2d');
    if (!heading || !context) throw new Error('the page has no heading to measure');
    const { fontFamily, fontSize, fontWeight, lineHeight, textTransform } = getComputedStyle(heading);
    const [low, high] = textTransform === 'uppercase' ? ['Q,', 'EHST'] : ['gpqy,', 'Hdfl'];
    // Boxes of letters are whole px.
    context.font = `${fontWeight} 1000px ${fontFamily}`;
    const letters =
      context.measureText(low).actualBoundingBoxDescent + context.measureText(high).actualBoundingBoxAscent;
    return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize) - letters / 1000;
  });

for (const direction of listDirections(root)) {
  test(`every section breaks no rule of WCAG 2.2 AA in ${direction}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto(`/samples/all/${direction}`);
    await expect(page.locator('html')).toHaveAttribute('data-direction', direction);
    // What appears while a visitor scrolls has appeared for every width.
    await scrollThrough(page);
    for (const width of [390, 1280]) {
      await resizeTo(page, width);
      expect.soft(await measureLineSpace(page), 'lines of headings touch').toBeGreaterThan(0);
      await expect.soft.poll(() => findOverflow(page), `at ${width} px`).toEqual([]);
      expect.soft(await findBreaches(page), `at ${width} px`).toEqual([]);
    }
  });
}
