import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { latePicturesFile } from '../../contract/late-pictures.ts';
import { addDerivative, findJob, addCopy, type PictureJob } from './picture-jobs.ts';
import { encodePictures, encodeQuickly } from './encode-pictures.ts';
import { hashFile, findPicture } from './find-picture.ts';
import { readLateJobs, writeLateJobs } from './late-jobs.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'encode-pictures-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

/** Two halves, so that a crop shows which part it kept. The shade keeps the results of one test from another. */
const makePhotograph = async (shade: number) =>
  sharp({ create: { width: 80, height: 40, channels: 3, background: { r: 0, g: 200, b: shade } } })
    .composite([
      {
        input: { create: { width: 40, height: 40, channels: 3, background: { r: 200, g: 0, b: shade } } },
        left: 0,
        top: 0,
      },
    ])
    .withExif({ IFD0: { Make: 'Phone' } })
    .jpeg()
    .toBuffer();

function write(name: string, content: string | Buffer): string {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  return file;
}

const getJob = (address: string): PictureJob => findJob(address) ?? expect.fail(address);

async function listDerivatives(
  content: Buffer,
  ...sizes: Parameters<typeof addDerivative>[1][]
): Promise<PictureJob[]> {
  const source = await findPicture(write('house.jpg', content));
  return sizes.map((size) => getJob(source ? addDerivative(source, size) : ''));
}

test('makes each derivative in its format and size, without metadata', async () => {
  const jobs = await listDerivatives(
    await makePhotograph(1),
    { width: 20, format: 'avif', quality: 40 },
    { width: 20, height: 20, position: 'left', format: 'webp', quality: 60 },
    { width: 800, format: 'webp', quality: 60 },
  );
  await encodePictures(folder, jobs);
  const made = jobs.map(({ file }) => readFileSync(path.join(folder, file)));
  const heads = await Promise.all(made.map((content) => sharp(content).metadata()));
  expect(heads.map(({ format, width, height, exif }) => [format, width, height, exif])).toEqual([
    ['heif', 20, 10, undefined],
    ['webp', 20, 20, undefined],
    ['webp', 80, 40, undefined],
  ]);
  const { dominant } = await sharp(made[1]).stats();
  expect(dominant.r).toBeGreaterThan(dominant.g);
});

test('takes a file from the cache, and makes none of an original that changed meanwhile', async () => {
  const [small, large] = await listDerivatives(
    await makePhotograph(2),
    { width: 20, format: 'webp', quality: 60 },
    { width: 40, format: 'webp', quality: 61 },
  );
  if (!small || !large) return expect.fail('two jobs');
  await encodePictures(folder, [small]);
  write('house.jpg', `changed ${process.hrtime.bigint()}`);
  await encodePictures(folder, [small]);
  const unseen = { ...large, hash: `${process.hrtime.bigint()}` };
  await expect(encodePictures(folder, [unseen])).rejects.toThrow(
    /house\.jpg cannot be published: it changed during the render: render again$/,
  );
});

test('removes metadata from drawings, and names a film that it cannot read', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><!-- secret --><path d="M0 0"/></svg>';
  const drawing = await findPicture(write('logo.svg', svg));
  const film = await hashFile(write('film.mp4', await makePhotograph(3)));
  if (!drawing || !film) return expect.fail('two files');
  const address = addCopy(drawing);
  await encodePictures(folder, [getJob(address)]);
  expect(readFileSync(path.join(folder, address), 'utf8')).not.toContain('secret');
  await expect(encodePictures(folder, [getJob(addCopy(film))])).rejects.toThrow(
    /film\.mp4 cannot be published: the film is not an MP4 file$/,
  );
});

test('leaves only pictures for later that no cache has', async () => {
  const [small, large] = await listDerivatives(
    Buffer.concat([await makePhotograph(4), Buffer.from(`${process.hrtime.bigint()}`)]),
    { width: 20, format: 'webp', quality: 60 },
    { width: 40, format: 'webp', quality: 60 },
  );
  const film = { file: '_a/film.mp4', source: write('film.mp4', 'no film'), hash: 'other' };
  if (!small || !large) return expect.fail('two jobs');
  await encodePictures(folder, [small]);
  rmSync(path.join(folder, small.file));
  expect(await encodeQuickly(folder, [small, large])).toEqual([large]);
  expect(existsSync(path.join(folder, small.file))).toBe(true);
  // Films and drawings are cleaned at once, because the build compresses drawings.
  await expect(encodeQuickly(folder, [film])).rejects.toThrow(/film\.mp4 cannot be published/);
});

test('encodes the rest of a list for the public, and deletes the list', async () => {
  const jobs = await listDerivatives(await makePhotograph(5), { width: 20, format: 'webp', quality: 60 });
  mkdirSync(path.join(folder, '_a'));
  writeLateJobs(folder, jobs);
  expect(readLateJobs(folder)).toEqual(jobs);
  const { status, stderr } = spawnSync(process.execPath, ['render/pictures/encode-rest.ts'], {
    env: { ...process.env, SITE_DIR: folder },
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
  expect(existsSync(path.join(folder, jobs[0]?.file ?? ''))).toBe(true);
  expect(existsSync(path.join(folder, latePicturesFile))).toBe(false);
});
