import { expect, test } from 'vitest';
import { cleanFilm } from './clean-film.ts';

const u32 = (...numbers: number[]) => {
  const bytes = Buffer.alloc(numbers.length * 4);
  for (const [index, number] of numbers.entries()) bytes.writeUInt32BE(number, index * 4);
  return bytes;
};
const text = (words: string) => Buffer.from(words, 'latin1');

function box(type: string, ...content: Buffer[]): Buffer {
  const inside = Buffer.concat(content);
  return Buffer.concat([u32(inside.length + 8), text(type), inside]);
}

/** A box with a 64-bit length. */
function longBox(type: string, content: Buffer): Buffer {
  const length = Buffer.alloc(8);
  length.writeBigUInt64BE(BigInt(content.length + 16));
  return Buffer.concat([u32(1), text(type), length, content]);
}

const year = 3_850_000_000;
const header = (type: string) => box(type, u32(0, year, year, 1000, 4000));
const handler = (kind: string) => box('hdlr', u32(0, 0), text(kind), u32(0, 0, 0), text('Secret phone\0'));

/** A visual sample entry with the name of its encoder. */
const encoder = box(
  'avc1',
  Buffer.concat([
    Buffer.alloc(12),
    text('Secr'),
    Buffer.alloc(26),
    text('\x0fSecret encoder.'.padEnd(32, '\0')),
    u32(24),
  ]),
);

function track(
  kind: string,
  offsets: Buffer,
  sizes: number[],
  perChunk: number[][],
  more: Buffer[] = [],
): Buffer {
  const tables = box(
    'stbl',
    box('stsd', u32(0, 1), kind === 'vide' ? encoder : box('mett', text('Secret format'))),
    box('stsz', u32(0, 0, sizes.length, ...sizes)),
    box('stsc', u32(0, perChunk.length, ...perChunk.flat())),
    offsets,
  );
  return box(
    'trak',
    header('tkhd'),
    box('mdia', header('mdhd'), handler(kind), box('minf', tables)),
    ...more,
  );
}

const film = text('pictures in motion');
const places = [text('Secret N 51.1'), text('Secret E 13.7'), text('Secret'), text('kept')];

/** The sample offsets depend only on the length of the preceding bytes. */
function makeFilm(
  more: (first: number) => Buffer[] = () => [],
  mdat: (content: Buffer) => Buffer = (content) => box('mdat', content),
): Buffer {
  const start = box('ftyp', text('isom'), u32(0));
  const content = Buffer.concat([film, ...places]);
  const samples = mdat(content);
  const first = start.length + samples.length - content.length;
  return Buffer.concat([start, samples, ...more(first)]);
}

const full = makeFilm((first) => [
  box(
    'moov',
    header('mvhd'),
    track(
      'vide',
      box('stco', u32(0, 1, first)),
      [film.length],
      [[1, 1, 1]],
      [box('udta', text('Secret house'))],
    ),
    // The first two samples share a chunk.
    track(
      'meta',
      box('stco', u32(0, 2, first + film.length, first + film.length + 26)),
      [13, 13, 6],
      [
        [1, 2, 1],
        [2, 1, 1],
      ],
    ),
    box('udta', box('\xa9xyz', text('+51.1+013.7/Secret'))),
    box('meta', text('com.apple.quicktime.make Secret')),
  ),
  box('uuid', text('Secret XMP')),
  box('free', text('Secret rest')),
  box('XMP_', text('Secret')),
]);

test('removes location, times, device, encoder and notes, along with their tracks', () => {
  const cleaned = cleanFilm(full);
  expect(full.toString('latin1')).toContain('Secret');
  expect(cleaned.toString('latin1')).not.toMatch(/secret|xyz|udta|meta|uuid/i);
  expect(cleaned.includes(u32(year))).toBe(false);
});

test('keeps every box at its offset, and every sample of the film', () => {
  const cleaned = cleanFilm(full);
  expect(cleaned.length).toBe(full.length);
  for (const kept of [film, text('kept'), text('vide'), text('avc1')])
    expect(cleaned.indexOf(kept), kept.toString()).toBe(full.indexOf(kept));
});

test('reads 64-bit lengths, and a last box that extends to the end of the file', () => {
  const long = makeFilm(
    (first) => {
      const offsets = Buffer.concat([u32(0, 1), u32(0, first + film.length)]);
      const last = box('udta', text('Secret'));
      return [
        box('moov', header('mvhd'), track('text', box('co64', offsets), [13], [[1, 1, 1]])),
        Buffer.concat([u32(0), last.subarray(4)]),
      ];
    },
    (content) => longBox('mdat', content),
  );
  const cleaned = cleanFilm(long).toString('latin1');
  expect(cleaned).not.toContain('Secret N');
  expect(cleaned).not.toContain('udta');
  expect(cleaned).toContain(film.toString());
});

test('returns a film without metadata unchanged', () => {
  const plain = makeFilm();
  expect(cleanFilm(plain)).toEqual(plain);
});

test.each([
  ['a picture', text('\xff\xd8\xff and more')],
  ['nothing', Buffer.alloc(0)],
  ['half a film', full.subarray(0, full.length - 40)],
  [
    'a truncated table',
    Buffer.concat([
      makeFilm(),
      box(
        'moov',
        box(
          'trak',
          box('mdia', handler('meta'), box('minf', box('stbl', box('stsz'), box('stsc'), box('stco')))),
        ),
      ),
    ]),
  ],
])('rejects %s with a readable error', (_, bytes) => {
  expect(() => cleanFilm(bytes)).toThrow(/^the film is (?:not an MP4 file|damaged or incomplete)$/);
});
