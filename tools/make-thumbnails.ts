/** npm run thumbnails: photographs every home page of the built site into pictures/variants, for the page /variants. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { picturesFolder } from '../contract/content-folder.ts';
import { startServer } from './lib/live-server.ts';
import { routes } from './lib/built-site.ts';
import { chromiumFlags, getChromium } from './lib/chromium.ts';

const folder = path.join(picturesFolder, 'variants');
const isHomeVariant = (route: string): boolean => /^\/(index|onepage)-\d\d$/.test(route);
mkdirSync(folder, { recursive: true });
const data = mkdtempSync(path.join(tmpdir(), 'thumbnails-'));
const server = await startServer(data);
const browser = await chromium.launch({ executablePath: await getChromium(), args: [...chromiumFlags] });
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 1707 }, reducedMotion: 'reduce' });
  for (const route of routes.filter(isHomeVariant)) {
    await page.goto(`${server.url}${route}`, { waitUntil: 'load' });
    await page.waitForFunction(() => document.querySelector('picture[data-near]') !== null);
    // Pictures in view have come; one behind the edge of a row may never come, and is not waited for long.
    const seen = page.waitForFunction(
      () =>
        [...document.images]
          .filter((img) => {
            const { left, right, top } = img.getBoundingClientRect();
            const isInView = top < innerHeight && right > 0 && left < innerWidth;
            return isInView && img.checkVisibility({ visibilityProperty: true });
          })
          .every((img) => img.complete && img.naturalWidth > 0),
      undefined,
      { timeout: 4000 },
    );
    await seen.catch(() => undefined);
    // What has come is decoded, too, before it is photographed.
    await page.evaluate(() =>
      Promise.all(
        [...document.images].filter((img) => img.complete).map((img) => img.decode().catch(() => undefined)),
      ),
    );
    const image = await page.screenshot({ type: 'png' });
    await sharp(image)
      .resize(480)
      .jpeg({ quality: 72, mozjpeg: true })
      .toFile(path.join(folder, `${route.slice(1)}.jpg`));
    console.log(route);
  }
} finally {
  await browser.close();
  await server.stop();
  rmSync(data, { recursive: true, force: true });
}
