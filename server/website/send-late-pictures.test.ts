import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { latePicturesFile } from '../../contract/late-pictures.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import { createLatePictures } from './send-late-pictures.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'late-pictures-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
});

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Starts a server with a list of a WebP of each width, as a build writes it. The photograph is new, so no cache has it. */
async function startWithList(widths: readonly number[], { isSourceGone = false } = {}) {
  const source = join(folder, 'house.png');
  await sharp(randomBytes(3 * 64 * 64), { raw: { width: 64, height: 64, channels: 3 } }).toFile(source);
  const hash = createHash('sha256').update(readFileSync(source)).digest('base64url');
  const jobs = widths.map((width) => {
    const transform = { width, height: width, format: 'webp', quality: 60, position: 'center' };
    return { file: `_a/house-${width}.webp`, source, hash, transform };
  });
  const site = join(folder, 'dist');
  mkdirSync(site);
  writeFileSync(join(site, latePicturesFile), JSON.stringify(jobs));
  if (isSourceGone) rmSync(source);
  const { url } = await startTestServer({ folder });
  return { url, site, files: jobs.map(({ file }) => file) };
}

// PICTURES-LATE
test('encodes a picture before it sends it, then the others, until the site is whole', async () => {
  const { url, site, files } = await startWithList([20, 30, 40]);
  const last = `${url}/${files[2]}`;
  const [first, same] = await Promise.all([fetch(last), fetch(last)]);
  expect([first.status, same.status]).toEqual([200, 200]);
  const headers = (response: Response) =>
    ['content-type', 'cache-control', 'content-length', 'etag'].map((name) => response.headers.get(name));
  expect(headers(first).slice(0, 2)).toEqual(['image/webp', 'public, max-age=31536000, immutable']);
  const { width } = await sharp(await first.arrayBuffer()).metadata();
  expect(width).toBe(40);
  const isWhole = () => files.every((file) => existsSync(join(site, file)));
  await vi.waitUntil(() => isWhole() && !existsSync(join(site, latePicturesFile)), 20_000);
  expect(headers(await fetch(last))).toEqual(headers(first));
  expect((await fetch(`${url}/${latePicturesFile}`)).status).toBe(404);
  // Others may publish the folder, although the server's own files are private.
  expect(statSync(join(site, files[0] ?? '')).mode & 0o044).toBe(0o044);
});

test('answers 503 for a picture whose original is gone', async () => {
  const { url, files } = await startWithList([20], { isSourceGone: true });
  const answer = await fetch(`${url}/${files[0]}`);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store']);
});

/** A process that records its orders, writes files, and dies of each file that is called `bomb`. */
const program = `
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
const [, , site] = process.argv;
process.on('message', ({ first = [], leaveOut = [] }) => {
  appendFileSync(site + '/orders', JSON.stringify({ first, leaveOut }) + '\\n');
  for (const file of first) {
    process.send({ started: file });
    if (file === 'bomb') return setTimeout(() => process.kill(process.pid, 'SIGKILL'), 50);
    writeFileSync(site + '/' + file, file);
    process.send({ made: file });
  }
});
process.on('disconnect', () => process.exit());
`;

function createScripted(files: readonly string[], text = program) {
  const script = join(folder, 'program.mjs');
  writeFileSync(script, text);
  const errors: string[] = [];
  const log = {
    info: () => {},
    warn: () => {},
    error: (_details: object, message: string) => errors.push(message),
  };
  let missing = new Set(files);
  const setMissing = (others: readonly string[]) => {
    missing = new Set(others);
  };
  const late = createLatePictures({ folder: () => folder, latePictures: () => missing }, log, script);
  onTestFinished(() => late.stop());
  late.start();
  const readOrders = () =>
    readFileSync(join(folder, 'orders'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { first: string[]; leaveOut: string[] });
  return { late, errors, readOrders, setMissing };
}

test('has a picture encoded once for all who wait for it', async () => {
  const { late, readOrders } = createScripted(['a', 'b']);
  const answers = await Promise.all([late.provide('a'), late.provide('a'), late.provide('b')]);
  expect(answers).toEqual([true, true, true]);
  expect(readOrders().flatMap(({ first }) => first)).toEqual(['a', 'b']);
  expect([late.isMissing('a'), late.isMissing('other')]).toEqual([false, false]);
});

test('starts the process again, and leaves out a picture that ends it twice', async () => {
  const { late, errors, readOrders } = createScripted(['a', 'bomb']);
  const bomb = late.provide('bomb');
  await pause(0);
  const other = late.provide('a');
  expect(await Promise.all([bomb, other])).toEqual([false, true]);
  expect(errors).toHaveLength(2);
  await vi.waitUntil(() => readOrders().some(({ leaveOut }) => leaveOut.includes('bomb')), 10_000);
  expect(await late.provide('bomb')).toBe(false);
});

test('gives up if the process never works', async () => {
  const { late, errors } = createScripted(['a', 'b'], 'process.exit(3)');
  expect(await Promise.all([late.provide('a'), late.provide('b')])).toEqual([false, false]);
  expect(errors).toHaveLength(2);
});

test('gives up if the system cannot start the process', async () => {
  // The system refuses such a long variable, as it refuses a process without memory.
  vi.stubEnv('CACHE_DIR', 'x'.repeat(300_000));
  onTestFinished(() => void vi.unstubAllEnvs());
  const { late, errors } = createScripted(['a']);
  expect(await late.provide('a')).toBe(false);
  expect(errors).toHaveLength(2);
});

test('follows a new build: old requests end, and its own pictures are encoded', async () => {
  const { late, setMissing, readOrders } = createScripted(['bomb'], program.replace("'SIGKILL'", '0'));
  const old = late.provide('bomb');
  setMissing(['new']);
  expect(late.isMissing('new')).toBe(true);
  expect(await old).toBe(false);
  expect(await late.provide('new')).toBe(true);
  expect(readOrders().at(-1)).toEqual({ first: ['new'], leaveOut: [] });
});
