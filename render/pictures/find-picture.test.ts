import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { hashFile, findPicture } from './find-picture.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'find-picture-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

function write(name: string, content: string | Buffer): string {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  return file;
}

const plane = (width: number) => sharp({ create: { width, height: 20, channels: 3, background: '#a00' } });

test('measures a photograph upright, and a drawing', async () => {
  const onItsSide = await plane(40).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect(await findPicture(write('side.jpg', onItsSide))).toMatchObject({
    width: 20,
    height: 40,
    bytes: onItsSide.length,
    isDrawing: false,
  });
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 12"><path d="M0 0h9"/></svg>';
  expect(await findPicture(write('mark.svg', drawing))).toMatchObject({
    width: 30,
    height: 12,
    isDrawing: true,
  });
});

test('reads a file again only after it has changed', async () => {
  const file = write('a.png', await plane(30).png().toBuffer());
  const first = await findPicture(file);
  expect(await findPicture(file)).toBe(first);
  write('a.png', await plane(31).png().toBuffer());
  utimesSync(file, 1_000, 1_000);
  const second = await findPicture(file);
  expect(second?.width).toBe(31);
  expect(second?.hash).not.toBe(first?.hash);
});

test('finds nothing for a missing file, and names a file that cannot be decoded', async () => {
  expect(await findPicture(path.join(folder, 'gone.jpg'))).toBeUndefined();
  expect(await hashFile(path.join(folder, 'gone.mp4'))).toBeUndefined();
  const faulty = write('words.jpg', 'words');
  await expect(findPicture(faulty)).rejects.toThrow(
    /words\.jpg: This is neither a JPEG, a PNG nor a WebP picture/,
  );
  const half = await plane(900).jpeg().toBuffer();
  await expect(findPicture(write('half.jpg', half.subarray(0, half.length / 2)))).rejects.toThrow(
    /half\.jpg: This picture is damaged or incomplete/,
  );
  expect(await hashFile(faulty)).toMatchObject({ file: faulty, bytes: 5 });
});
