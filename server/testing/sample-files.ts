/** Generates files that visitors send, honest and hostile. */
import { crc32, deflateSync } from 'node:zlib';
import sharp, { type JpegOptions } from 'sharp';

const header = '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n';
export const plan = Buffer.from(`${header}xref\n0 1\ntrailer << /Root 1 0 R >>\nstartxref\n45\n%%EOF\n`);
export const halfPlan = Buffer.from(header);

/** Returns a unique photo for each number. */
export function makePhoto(
  number: number,
  width = 64,
  height = 48,
  options: JpegOptions = {},
): Promise<Buffer> {
  const background = { r: (number * 53) % 256, g: (number * 101) % 256, b: (number * 199) % 256 };
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg(options)
    .toBuffer();
}

/** A photo with camera and location metadata, rotated: 300 × 200 as stored, 200 × 300 as displayed. */
export function makeLocatedPhoto(): Promise<Buffer> {
  const place = { GPSLatitudeRef: 'N', GPSLatitude: '33/1 1/1 0/1', GPSLongitudeRef: 'W' };
  return sharp({ create: { width: 300, height: 200, channels: 3, background: '#808000' } })
    .withExif({ IFD0: { Make: 'SecretCamera', Model: 'X1' }, IFD3: place })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

export const makePng = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();

/** A PNG that claims this many pixels but contains only one line. */
export function makeBomb(width: number, height: number): Buffer {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size.set([8, 2, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc(64 * 1024));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    ...[makeChunk('IHDR', size), makeChunk('IDAT', pixels), makeChunk('IEND', Buffer.alloc(0))],
  ]);
}

function makeChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A picture that is also an HTML page with a script. */
export async function makePolyglot(): Promise<Buffer> {
  return Buffer.concat([await makePhoto(7), Buffer.from('<html><script>alert(1)</script></html>')]);
}

export const scriptedSvg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
);
export const page = Buffer.from('<!doctype html><script>alert(1)</script>');
export const archive = Buffer.from('PK\x03\x04 not a PDF at all', 'latin1');
export const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
