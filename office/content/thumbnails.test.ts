import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { createThumbnails } from './thumbnails.ts';

function makeRoot(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'thumbnails-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(path.join(root, 'pictures'));
  const entries = ['photo.jpg', 'logo.svg', 'phone.jpg'].map((file) => ({ file }));
  writeFileSync(path.join(root, 'pictures/catalogue.yaml'), JSON.stringify(entries));
  return root;
}

const plane = (width: number, height: number, orientation = 1) =>
  sharp({ create: { width, height, channels: 3, background: '#a00' } })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer();

const sizeOf = async (bytes: Buffer | undefined) => {
  const { format, width, height } = await sharp(bytes).metadata();
  return [format, width, height];
};

test('rotates a photograph upright, and notices a changed file', async () => {
  const root = makeRoot();
  const file = path.join(root, 'pictures/photo.jpg');
  const find = createThumbnails(root);
  writeFileSync(file, await plane(640, 320, 6));
  expect(await sizeOf(await find('photo'))).toEqual(['webp', 320, 640]);
  writeFileSync(file, await plane(640, 320));
  expect(await sizeOf(await find('photo'))).toEqual(['webp', 320, 160]);
});

test('renders an SVG of any size without running its scripts', async () => {
  const root = makeRoot();
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90000 45000"><script>x()</script><path d="M0 0h90000v45000H0z"/></svg>';
  writeFileSync(path.join(root, 'pictures/logo.svg'), svg);
  expect(await sizeOf(await createThumbnails(root)('logo'))).toEqual(['webp', 320, 160]);
});

test('gives the reason why a picture is unreadable, and returns nothing for a missing one', async () => {
  const root = makeRoot();
  writeFileSync(path.join(root, 'pictures/phone.jpg'), '\0\0\0\x18ftypheic\0\0\0\0');
  await expect(createThumbnails(root)('phone')).rejects.toThrow('(HEIC): save it as a JPEG');
  expect(await createThumbnails(root)('photo')).toBeUndefined();
  expect(await createThumbnails(root)('../package')).toBeUndefined();
});
