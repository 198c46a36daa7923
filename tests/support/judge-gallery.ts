/** Judges the gallery's page of one art direction, which shows every sample of every section. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '../../tools/lib/paths.ts';
import { findBreaches, findOverflow, scrollThrough } from './judge-page.ts';
import { expect } from './test.ts';

export const directions = readdirSync(path.join(root, 'site/src/directions'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** Space between two lines of a heading in em, where letters with a descender are above tall ones. */
const measureLineSpace = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const heading = document.querySelector('h1');
    const context = document.createElement('canvas').getContext('2d');
    if (!heading || !context) throw new Error('the page has no heading to measure');
    const { fontFamily, fontSize, fontWeight, lineHeight, textTransform } = getComputedStyle(heading);
    const [low, high] = textTransform === 'uppercase' ? ['Q,', 'EHST'] : ['gpqy,', 'Hdfl'];
    context.font = `${fontWeight} 100px ${fontFamily}`;
    const letters =
      context.measureText(low).actualBoundingBoxDescent + context.measureText(high).actualBoundingBoxAscent;
    return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize) - letters / 100;
  });

/** Needs a site that was built with SAMPLES, which names the direction. */
export async function expectNoFaultIn(direction: string, page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/samples/all/${direction}`);
    await expect(page.locator('html')).toHaveAttribute('data-direction', direction);
    expect.soft(await measureLineSpace(page), `${direction}: lines of headings touch`).toBeGreaterThan(0);
    await scrollThrough(page);
    await expect.soft.poll(() => findOverflow(page), `${direction} at ${width} px`).toEqual([]);
    expect.soft(await findBreaches(page), `${direction} at ${width} px`).toEqual([]);
  }
}
