/** Small gray pictures of a page's sections, which show the look of a direction but not single letters. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { scrollThrough } from './judge-page.ts';

/** The gray levels of each section below the page's head, from 0 to 255, as a square of `side` pixels. */
export type GraySections = readonly Uint8Array[];

/** A letter at 480 px covers less than one of these pixels, a line of a title or a field several. */
const side = 48;

/** Stretches every section to the same square, so a longer section does not shift those below it. */
export async function shootGraySections(page: Page, route: string): Promise<GraySections> {
  await page.goto(route);
  await scrollThrough(page);
  const boxes = await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager';
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)));
    await document.fonts.ready;
    // The bar of a phone would cover a part of a section.
    for (const element of document.querySelectorAll<HTMLElement>('body *'))
      if (getComputedStyle(element).position === 'fixed') element.hidden = true;
    return [...document.querySelectorAll('main [data-kind]:not([data-kind=PageHead])')].map((section) => {
      const { top, height } = section.getBoundingClientRect();
      return { top: Math.round(top + scrollY), height: Math.round(height) };
    });
  });
  const shot = sharp(await page.screenshot({ fullPage: true }));
  const { width, height: end } = await shot.metadata();
  return Promise.all(
    boxes.map(({ top, height }) =>
      shot
        .clone()
        .extract({ left: 0, top, width, height: Math.min(height, end - top) })
        .grayscale()
        .resize(side, side, { fit: 'fill' })
        .raw()
        .toBuffer(),
    ),
  );
}

/** The mean difference of two pages with the same sections, in percent of the way from black to white. */
export function measureGrayDifference(one: GraySections, other: GraySections): number {
  const differences = one.flatMap((section, index) =>
    [...section].map((level, pixel) => Math.abs(level - (other[index]?.[pixel] ?? 0))),
  );
  return (100 * differences.reduce((sum, difference) => sum + difference, 0)) / differences.length / 255;
}
