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

const whole = { kind: 'plan', isDoubtful: false };
const doubtful = { kind: 'plan', isDoubtful: true };

/** One drawing: its objects, its table, and its end. */
const objects = `%PDF-1.7
1 0 obj
<</Type/Catalog/Pages 2 0 R>>
endobj
2 0 obj
<</Type/Pages/Kids[3 0 R]/Count 1>>
endobj
3 0 obj
<</Type/Page/Parent 2 0 R/MediaBox[0 0 2592 1728]>>
endobj
`;
const table = `xref
0 4
0000000000 65535 f 
0000000009 00000 n 
0000000054 00000 n 
0000000105 00000 n 
trailer
<</Size 4/Root 1 0 R>>
`;
const drawing = `${objects}${table}startxref\n172`;
const newer = '3 0 obj\n<</Type/Page/Parent 2 0 R/Rotate 90>>\nendobj\n';

// FILES-PLANS
test.each([
  ['nothing', '', ''],
  ['a byte order mark', '\xef\xbb\xbf', ''],
  ['an empty line', '\r\n', ''],
  ['a page', page, '\n<!-- end -->'],
  ['1,023 bytes', 'x'.repeat(1_023), ''],
  ['zeros after it', '', Buffer.alloc(200_000)],
  ['spaces and zeros after it', '', ' \r\n\0'.repeat(30_000)],
  ['a signature after it', '', 'x'.repeat(3_000)],
  ['an archive after it', '', Buffer.alloc(3_000_000, 'PK')],
])('recognizes a PDF with %s as a plan', async (_what, before, after) => {
  expect(await recognize(before, plan, after)).toEqual(whole);
});

test.each([
  ['no last line', '\n'],
  ['nothing after the number', ''],
  ['one percent sign', '\n%EOF\n'],
  ['two bytes lost', '\n%%E'],
  ['a comment before the last line', '\n%scanned by phone\n%%EOF\n'],
  ['two comments and old line ends', '\r%a\r%b %c\r\r%%EOF\r'],
  ['a signature', `\n%%EOF\n-----BEGIN SIGNATURE-----\n${'A'.repeat(3_000)}`],
  ['an update', `\n%%EOF\n${newer}trailer\n<</Root 1 0 R/Prev 172>>\nstartxref\n340\n%%EOF`],
])('takes a drawing with %s for whole', async (_what, end) => {
  expect(await recognize(drawing, end)).toEqual(whole);
});

test.each([
  ['a plus sign before the number', '\n+172\n%%EOF'],
  ['spaces after the word', '   \n172  \n%%EOF'],
  ['a comment before the number', '%odd\n172\n%%EOF'],
])('takes a drawing with %s for whole', async (_what, end) => {
  expect(await recognize(objects, table, 'startxref', end)).toEqual(whole);
});

test.each([
  ['no table', objects, ''],
  ['a table that broke off', objects, table.slice(0, 60)],
  ['no number', objects, `${table}startxref\n`],
  ['a number beyond its end', objects, `${table}startxref\n99999\n%%EOF`],
  ['an update that broke off', drawing, `\n%%EOF\n${newer}`],
  ['objects in streams that broke off', '%PDF-1.5\n9 0 obj\n<</Type/ObjStm/N 40>>stream\n', 'xxxx'],
  ['a tenth of its declared length lost', '%PDF-1.4\n1 0 obj<</Linearized 1/L 1000>>\n', 'x'.repeat(860)],
])('keeps a drawing with %s, and doubts it', async (_what, start, end) => {
  expect(await recognize(start, end)).toEqual(doubtful);
});

test.each([
  ['starts too late', 'unsupported', 'x'.repeat(1_024), plan],
  ['has no pages', 'damaged', '\r\n', halfPlan],
  ['has only zeros after its first object', 'damaged', halfPlan, Buffer.alloc(200_000)],
  ['lost its second half', 'damaged', objects.slice(0, objects.length / 2), ''],
  ['lost its catalog', 'damaged', objects.replace('Catalog', 'Cat'), ''],
  ['lost half of its declared length', 'damaged', '%PDF-1.4\n<</Linearized 1/L 1000>>\nstartxref\n0\n', ''],
  ['contains only zeros', 'unsupported', Buffer.alloc(200_000), ''],
  ['is empty', 'unsupported', '', ''],
])('rejects a file that %s', async (_what, recognized, ...parts) => {
  expect(await recognize(...parts)).toBe(recognized);
});

test('recognizes photos by their first bytes, like the decoder', async () => {
  const photo = await makePhoto(1);
  expect(await recognize(photo, 'anything')).toEqual({ kind: 'photo' });
  expect(await recognize('\r\n', photo)).toBe('unsupported');
});

const box = (brands: string) =>
  Buffer.concat([Buffer.from([0, 0, 0, 8 + brands.length]), Buffer.from(`ftyp${brands}`, 'latin1')]);

// FILES-ORIGINALS
test.each([
  ['heic', heic],
  ['heic', box('hevc\0\0\0\0')],
  ['heic', box('mif1\0\0\0\0mif1heix')],
  ['heic', box('mif1\0\0\0\0')],
  ['avif', box('avif\0\0\0\0mif1')],
  ['avif', box('mif1\0\0\0\0mif1avif')],
  ['mov', box('qt  \0\0\x02\0qt  ')],
  ['mov', '\0\0\0\x08wide\0\0\x10\0mdat'],
  ['mp4', box('isom\0\0\x02\0isomiso2avc1mp41')],
  ['mp4', box('mp42\0\0\0\0')],
  ['3gp', box('3gp4\0\0\0\0')],
  ['tif', 'II*\0\x08\0\0\0'],
  ['tif', 'MM\0*\0\0\0\x08'],
  ['tif', 'II+\0\x08\0\0\0'],
  ['dng', 'II*\0\x08\0\0\0\x01\0\x12\xc6\x01\0\x04\0\0\0\x01\x04\0\0'],
  ['bmp', 'BM\x36\x10\0\0\0\0\0\0\x36\0\0\0'],
  ['gif', 'GIF89a\x01\0'],
  ['webm', '\x1a\x45\xdf\xa3\x01\0'],
  ['avi', 'RIFF\0\0\0\0AVI LIST'],
])('keeps a .%s, whatever its name', async (extension, bytes) => {
  expect(await recognize(bytes)).toEqual({ kind: 'original', extension });
});

test.each(['BMW dealers', 'MMM', 'GIF', '<svg/>', 'PK\x03\x04', 'MZ\x90\0', '\x7fELF'])(
  'rejects %j',
  async (text) => {
    expect(await recognize(text)).toBe('unsupported');
  },
);
