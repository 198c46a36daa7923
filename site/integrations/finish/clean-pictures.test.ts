import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { cleanPictures } from './clean-pictures.ts';

let site: string;
let pictures: string;
const write = (folder: string, file: string, bytes: string | Buffer) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), bytes);
};

const photograph = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#a00' } })
  .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitudeRef: 'N' } })
  .jpeg()
  .toBuffer();
const derivative = await sharp(photograph).webp().toBuffer();

beforeEach(() => {
  const folder = mkdtempSync(path.join(tmpdir(), 'clean-pictures-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  site = path.join(folder, 'dist');
  pictures = path.join(folder, 'pictures');
  write(pictures, 'house.jpg', photograph);
  write(pictures, 'variants/small.jpg', Buffer.concat([photograph, Buffer.from('x')]));
  write(site, '_a/house.AbC1.jpg', photograph);
  write(site, '_a/house.AbC1_x.webp', derivative);
  write(site, 'about.html', '<img src="/_a/house.AbC1_x.webp">');
});

test('removes originals from the site and keeps their derivatives', async () => {
  write(site, '_a/small.AbC2.jpg', readFileSync(path.join(pictures, 'variants/small.jpg')));
  expect(await cleanPictures(site, pictures)).toEqual([]);
  expect(existsSync(path.join(site, '_a/house.AbC1.jpg'))).toBe(false);
  expect(existsSync(path.join(site, '_a/small.AbC2.jpg'))).toBe(false);
  expect(readFileSync(path.join(site, '_a/house.AbC1_x.webp'))).toEqual(derivative);
});

test('reports a page that shows an original, and a picture in public/ with location data', async () => {
  write(site, 'blog/first.html', '<img srcset="/_a/house.AbC1.jpg 2x">');
  write(site, 'favicon/photo.jpg', photograph);
  expect(await cleanPictures(site, pictures)).toEqual([
    'blog/first.html shows the original pictures/house.jpg: show the result of getImage() instead.',
    'favicon/photo.jpg records where, when or with which camera it was taken: move it to pictures/, because the build removes that from pictures there.',
  ]);
});

test('cleans drawings, and reports films and drawings that it cannot read', async () => {
  write(
    site,
    '_a/logo.AbC3.svg',
    '<svg xmlns="http://www.w3.org/2000/svg"><!-- secret --><path d="M0 0"/></svg>',
  );
  write(site, '_a/broken.AbC4.svg', '<svg><path</svg>');
  write(site, '_a/film.AbC5.mp4', photograph);
  const problems = await cleanPictures(site, pictures);
  expect(readFileSync(path.join(site, '_a/logo.AbC3.svg'), 'utf8')).not.toContain('secret');
  expect(problems).toHaveLength(2);
  expect(problems[0]).toMatch(/^_a\/broken\.AbC4\.svg cannot be published: /);
  expect(problems[1]).toBe('_a/film.AbC5.mp4 cannot be published: the film is not an MP4 file');
});
