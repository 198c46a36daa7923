/**
 * `npm run thumbnails` takes screenshots of every home page of the built site for the page /variants, and puts six of
 * them side by side for README.md.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { picturesFolder } from '../contract/content-folder.ts';
import { startServer } from './lib/live-server.ts';
import { routes } from './lib/built-site.ts';
import { chromiumFlags, getChromium } from './lib/chromium.ts';
import { root } from './lib/paths.ts';

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
    // Wait for the pictures in view. One behind the edge of a row may never load, so the wait is short.
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
    // Decode the loaded pictures before the screenshot.
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

/** Six very different art directions. */
const looks = ['index-01', 'index-04', 'index-09', 'index-03', 'index-12', 'index-15'];
const [width, height, gap, columns] = [480, 430, 16, 3];
const tiles = await Promise.all(
  looks.map(async (name, index) => ({
    input: await sharp(path.join(folder, `${name}.jpg`))
      .resize(width, height, { position: 'top' })
      .toBuffer(),
    left: gap + (index % columns) * (width + gap),
    top: gap + Math.floor(index / columns) * (height + gap),
  })),
);
const rows = looks.length / columns;
await sharp({
  create: {
    width: gap + columns * (width + gap),
    height: gap + rows * (height + gap),
    channels: 3,
    background: '#d9d9d6',
  },
})
  .composite(tiles)
  .webp({ quality: 80 })
  .toFile(path.join(root, 'docs/looks.webp'));
