/**
 * Checks every sample of every section in every art direction, on the gallery's pages, and compares inner pages of all
 * directions.
 */
import path from 'node:path';
import type { Page } from '@playwright/test';
import { listDirections } from '../tools/lib/list-directions.ts';
import { root } from '../tools/lib/paths.ts';
import { startServer, type LiveServer } from '../tools/lib/live-server.ts';
import { buildTimeoutMs, copyProject, type ProjectCopy } from './support/copy-project.ts';
import { measureGrayDifference, shootGraySections, type GraySections } from './support/gray-sections.ts';
import { findBreaches, findOverflow, resizeTo, scrollThrough } from './support/judge-page.ts';
import { expect, test as base } from './support/test.ts';

const directions = listDirections(root);
/** Inner pages with prose and pictures, with prices, and with a form. */
const innerPages = ['about', 'pricing-plan', 'contact'];

let copy: ProjectCopy;
let server: LiveServer | undefined;
/** These tests open pages of the copy. */
const test = base.extend({ baseURL: async ({}, use) => use(server?.url) });

test.describe.configure({ timeout: buildTimeoutMs });

test.beforeAll(async () => {
  test.setTimeout(buildTimeoutMs);
  copy = copyProject('directions');
  for (const page of innerPages)
    for (const direction of directions)
      copy.writeContent(
        `pages/${page}-${direction}.yaml`,
        `direction: ${direction}\n${copy.readContent(`pages/${page}.yaml`)}`,
      );
  const { code, output } = await copy.build({ SAMPLES: '1' });
  expect(code, output).toBe(0);
  server = await startServer(path.join(copy.folder, 'data'), { SITE_DIR: copy.dist });
});

test.afterAll(async () => {
  await server?.stop();
  copy.remove();
});

/** Space in em between two lines of a heading, from the descenders to the tall letters below. */
const measureLineSpace = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const heading = document.querySelector('h1');
    const context = document.createElement('canvas').getContext('2d');
    if (!heading || !context) throw new Error('the page has no heading to measure');
    const { fontFamily, fontSize, fontWeight, lineHeight, textTransform } = getComputedStyle(heading);
    const [low, high] = textTransform === 'uppercase' ? ['Q,', 'EHST'] : ['gpqy,', 'Hdfl'];
    // Browsers round letter boxes to whole px, so measure at a large size.
    context.font = `${fontWeight} 1000px ${fontFamily}`;
    const letters =
      context.measureText(low).actualBoundingBoxDescent + context.measureText(high).actualBoundingBoxAscent;
    return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize) - letters / 1000;
  });

for (const direction of directions) {
  test(`meets WCAG 2.2 AA with every section in ${direction}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto(`/samples/all/${direction}`);
    await expect(page.locator('html')).toHaveAttribute('data-direction', direction);
    // One scroll reveals the content that appears on scrolling, for all widths.
    await scrollThrough(page);
    for (const width of [390, 1280]) {
      await resizeTo(page, width);
      expect.soft(await measureLineSpace(page), 'lines of headings touch').toBeGreaterThan(0);
      await expect.soft.poll(() => findOverflow(page), `at ${width} px`).toEqual([]);
      expect.soft(await findBreaches(page), `at ${width} px`).toEqual([]);
    }
  });
}

/**
 * A direction differs from itself when its text wraps differently, as it does in a window 16 px narrower. Two directions
 * must differ by a quarter more than that.
 */
const margin = 1.25;

// DIRECTION-GRAY
for (const name of innerPages) {
  test(`shows ${name} below its head in fifteen ways that differ in gray at 480 px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const shoot = async (width: number) => {
      await page.setViewportSize({ width, height: 900 });
      const shots: GraySections[] = [];
      for (const direction of directions) shots.push(await shootGraySections(page, `/${name}-${direction}`));
      return shots;
    };
    const [shots, reflowed] = [await shoot(480), await shoot(464)];
    const noise = shots.map((shot, index) => measureGrayDifference(shot, reflowed[index]!));
    const pairs = shots.flatMap((one, index) =>
      shots.slice(0, index).map((other, before) => ({
        pair: `${directions[before]} and ${directions[index]}`,
        difference: measureGrayDifference(one, other),
        needed: margin * Math.max(noise[index]!, noise[before]!),
      })),
    );
    expect(pairs).toHaveLength(105);
    expect(pairs.filter(({ difference, needed }) => !(difference > needed))).toEqual([]);
  });
}
