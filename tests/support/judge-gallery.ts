/** Judges the gallery's page of one art direction, which shows every sample of every section. */
import type { Page } from '@playwright/test';
import { listDirections } from '../../tools/lib/list-directions.ts';
import { root } from '../../tools/lib/paths.ts';
import { findBreaches, findOverflow, resizeTo, scrollThrough } from './judge-page.ts';
import { expect } from './test.ts';

export const directions = listDirections(root);

/** Those that `npm test` judges: one light, one dark, one in capitals. directions.long.e2e.ts takes all of them. */
export const judgedDirections = ['structure', 'cinema', 'concrete'];

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

/** Must be called before the gallery is opened. */
export async function prepareJudging(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 900 });
}

/** `page` shows the gallery of the direction. */
export async function expectNoFaultIn(direction: string, page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-direction', direction);
  // What appears while a visitor scrolls has appeared for every width.
  await scrollThrough(page);
  for (const width of [390, 1280]) {
    await resizeTo(page, width);
    expect.soft(await measureLineSpace(page), `${direction}: lines of headings touch`).toBeGreaterThan(0);
    await expect.soft.poll(() => findOverflow(page), `${direction} at ${width} px`).toEqual([]);
    expect.soft(await findBreaches(page), `${direction} at ${width} px`).toEqual([]);
  }
}
