/** Published pictures, films and logos contain no location, time or camera data. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { contentFolder } from '../contract/content-folder.ts';
import { siteManifestFile } from '../contract/site-manifest.ts';
import { templateFolder } from '../contract/server-screens.ts';
import { requestWords } from '../contract/words/english-request.ts';
import { siteWords } from '../contract/words/english-site.ts';
import { site } from '../tools/lib/built-site.ts';
import { listFiles } from '../tools/lib/list-files.ts';
import { openOwnerCopy } from './support/copy-project.ts';
import { photograph, secret } from './support/secret-pictures.ts';
import { expect, test } from './support/test.ts';

const copy = openOwnerCopy();
const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');
const notes = /Exif\0\0|http:\/\/ns\.adobe\.com\/xap|x:xmpmeta|<metadata|inkscape|sodipodi|\xa9xyz|udta/;

for (const [name, content, dist] of [
  ['this site', contentFolder, site],
  ['a site with an owner’s own photographs, films and drawings', copy.content, copy.dist],
] as const) {
  test(`publishes no picture, film or drawing of ${name} unchanged or with its metadata`, async () => {
    const sources = listFiles(path.join(content, 'pictures')).filter((file) =>
      /\.(?:jpg|png|webp)$/.test(file),
    );
    const own = new Map(sources.map((file) => [hashOf(path.join(content, 'pictures', file)), file]));
    const published = listFiles(dist).filter((file) => /\.(?:jpe?g|png|webp|avif|mp4|svg)$/.test(file));
    expect(published.length).toBeGreaterThan(100);
    for (const file of published) {
      const bytes = readFileSync(path.join(dist, file));
      expect(own.get(hashOf(path.join(dist, file))), file).toBeUndefined();
      expect(bytes.includes(secret), file).toBe(false);
      if (/\.(?:mp4|svg)$/.test(file)) {
        expect(bytes.toString('latin1'), file).not.toMatch(notes);
        continue;
      }
      const { exif, xmp, iptc } = await sharp(bytes).metadata();
      expect([exif, xmp, iptc], file).toEqual([undefined, undefined, undefined]);
    }
  });
}

test('shows a photograph stored on its side upright on pages and share pictures', async () => {
  const made = listFiles(copy.dist).filter(
    (file) =>
      file.startsWith(`share/${photograph}.`) || new RegExp(`^_a/${photograph}\\..*\\.webp$`).test(file),
  );
  expect(made.some((file) => file.startsWith('share/'))).toBe(true);
  expect(made.some((file) => file.startsWith('_a/'))).toBe(true);
  for (const file of made) {
    const { data, info } = await sharp(path.join(copy.dist, file))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = (x: number) =>
      [...data.subarray(x * info.channels, x * info.channels + 2)].map((level) => level > 128);
    expect([at(4), at(info.width - 5)], file).toEqual([
      [true, false],
      [false, true],
    ]);
  }
});

test('publishes complete clips', async ({ page }) => {
  const film = listFiles(copy.dist).find((file) => /^_a\/clip-frame\..*\.mp4$/.test(file)) ?? '';
  expect(existsSync(path.join(copy.dist, film))).toBe(true);
  await page.route('**/film.mp4', (route) =>
    route.fulfill({ path: path.join(copy.dist, film), contentType: 'video/mp4' }),
  );
  // This page's policy allows films.
  await page.goto('/index-15');
  const seconds = await page.evaluate(async () => {
    const video = document.createElement('video');
    video.muted = true;
    video.src = '/film.mp4';
    await new Promise((resolve, reject) => {
      video.oncanplay = resolve;
      video.onerror = () => reject(new Error(video.error?.message));
    });
    return video.duration;
  });
  expect(seconds).toBeGreaterThan(5);
});

test('publishes not one text of visits while they are off', () => {
  const texts = JSON.stringify([requestWords.visit, requestWords.review, siteWords.visits]);
  const parts = texts.split(/[{}"]/).filter((part) => part.length > 13);
  expect(parts.length).toBeGreaterThan(15);
  // The server never sends its manifest and templates.
  const published = listFiles(site)
    .filter((file) => /\.(?:html|js|css|xml|json)$/.test(file))
    .filter((file) => file !== siteManifestFile && !file.startsWith(`${templateFolder}/`));
  expect(published.length).toBeGreaterThan(100);
  for (const file of published) {
    const text = readFileSync(path.join(site, file), 'utf8');
    expect([file, parts.filter((part) => text.includes(part))]).toEqual([file, []]);
  }
});
