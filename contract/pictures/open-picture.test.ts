import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { encodePicture, openPicture, toJpeg } from './open-picture.ts';

const create = (width: number, background: string) =>
  sharp({ create: { width, height: 30, channels: 3, background } })
    .png()
    .toBuffer();
const upright = await sharp(await create(40, '#00ff00'))
  .composite([{ input: await create(20, '#ff0000'), left: 0, top: 0 }])
  .png()
  .toBuffer();
/** Red on the left, green on the right, stored rotated with an orientation tag. */
const onItsSide = await sharp(upright)
  .rotate(-90)
  .withExif({ IFD0: { Make: 'Phone' } })
  .withMetadata({ orientation: 6 })
  .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
  .toBuffer();

const corners = async (picture: Buffer) => {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number) =>
    [...data.subarray(x * info.channels, x * info.channels + 3)].map((level) => (level > 128 ? 1 : 0));
  return { size: [info.width, info.height], left: at(2), right: at(info.width - 3) };
};

test('rotates a picture upright and removes its metadata', async () => {
  expect((await sharp(onItsSide).metadata()).orientation).toBe(6);
  const jpeg = await toJpeg(await openPicture(onItsSide), 90).toBuffer();
  expect(await corners(jpeg)).toEqual({ size: [40, 30], left: [1, 0, 0], right: [0, 1, 0] });
  const { exif, orientation } = await sharp(jpeg).metadata();
  expect([exif, orientation]).toEqual([undefined, undefined]);
});

test('fills transparency with white in a JPEG', async () => {
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  const clear = sharp({ create: { width: 9, height: 9, channels: 4, background } });
  for (const bytes of [await clear.clone().png().toBuffer(), await clear.clone().webp().toBuffer()]) {
    const jpeg = await toJpeg(await openPicture(bytes), 90).toBuffer();
    expect((await corners(jpeg)).left).toEqual([1, 1, 1]);
  }
});

test('opens a file by its path', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'a.png'), onItsSide);
  const { width } = await (await openPicture(join(folder, 'a.png'))).metadata();
  expect(width).toBe(30);
});

const avif = await sharp({ create: { width: 16, height: 16, channels: 3, background: '#a00' } })
  .avif()
  .toBuffer();

test.each([
  ['an AVIF', avif, 'unsupported'],
  ['a HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1'), 'heic'],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), 'unsupported'],
  ['nothing', Buffer.alloc(0), 'unsupported'],
  ['half a photograph', onItsSide.subarray(0, onItsSide.length / 2), 'damaged'],
  ['only the beginning of a PNG', Buffer.from('\x89PNG\r\n\x1a\nrest', 'latin1'), 'damaged'],
])('refuses %s', async (_, bytes, fault) => {
  const opened = openPicture(bytes).then((picture) => encodePicture(picture.raw().toBuffer()));
  await expect(opened).rejects.toMatchObject({ fault });
});

test('rejects pictures over the pixel limit of their format', async () => {
  const png = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#a00' } })
    .png()
    .toBuffer();
  const limits = { jpeg: 10_000, other: 8_000 };
  await expect(openPicture(png, limits)).rejects.toMatchObject({ fault: 'tooManyPixels' });
  await openPicture(await sharp(png).jpeg().toBuffer(), limits);
});
