import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { halfPlan, heic, makePhoto, page, plan } from '../testing/sample-files.ts';
import { makeTestFolder } from '../testing/start-test-server.ts';
import { recognizeFile } from './recognize-file.ts';

async function recognize(...parts: (string | Uint8Array)[]) {
  const file = join(makeTestFolder(), 'file');
  const bytes = parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part));
  writeFileSync(file, Buffer.concat(bytes));
  return recognizeFile(file);
}

test.each([
  ['nothing', '', ''],
  ['a byte order mark', '\xef\xbb\xbf', ''],
  ['an empty line', '\r\n', ''],
  ['a page', page, '\n<!-- end -->'],
  ['1,023 bytes', 'x'.repeat(1_023), ''],
  ['zeros after it', '', Buffer.alloc(200_000)],
  ['spaces and zeros after it', '', ' \r\n\0'.repeat(30_000)],
  ['a signature after it', '', 'x'.repeat(900)],
])('recognizes a PDF with %s as a plan', async (_what, before, after) => {
  expect(await recognize(before, plan, after)).toBe('plan');
});

test.each([
  ['starts too late', 'unsupported', 'x'.repeat(1_024), plan],
  ['has no end', 'damaged', '\r\n', halfPlan],
  ['has only zeros for an end', 'damaged', halfPlan, Buffer.alloc(200_000)],
  ['has its end too early', 'damaged', plan, 'x'.repeat(2_000)],
  ['has an unknown version', 'unsupported', '%PDF-9.7\n', plan.subarray(9)],
  ['contains only zeros', 'unsupported', Buffer.alloc(200_000), ''],
  ['is empty', 'unsupported', '', ''],
])('rejects a file that %s', async (_what, recognized, ...parts) => {
  expect(await recognize(...parts)).toBe(recognized);
});

test('recognizes photos by their first bytes, like the decoder', async () => {
  const photo = await makePhoto(1);
  expect(await recognize(photo, 'anything')).toBe('photo');
  expect(await recognize('\r\n', photo)).toBe('unsupported');
  expect(await recognize(heic)).toBe('heic');
});
