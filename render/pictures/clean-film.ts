/**
 * Removes location, times, device and notes from an MP4. Removed boxes become zeros in `free` boxes, so that all
 * offsets stay valid. ISO/IEC 14496-12 defines the box names.
 */
import { findBox, listBoxes, type Box } from './film-boxes.ts';

/**
 * Boxes to keep, by their parent; all other children of these parents are emptied. Parents that are not listed are
 * kept as they are.
 */
const needed: Readonly<Record<string, readonly string[]>> = {
  '': ['ftyp', 'styp', 'moov', 'moof', 'mdat', 'mfra', 'sidx', 'ssix'],
  moov: ['mvhd', 'trak', 'mvex'],
  trak: ['tkhd', 'edts', 'mdia', 'tref', 'tapt'],
  mdia: ['mdhd', 'hdlr', 'minf', 'elng'],
  moof: ['mfhd', 'traf'],
  traf: ['tfhd', 'tfdt', 'trun', 'sdtp', 'sbgp', 'sgpd', 'subs', 'saiz', 'saio', 'senc'],
};

function empty(bytes: Buffer, { start, content, end }: Box): void {
  bytes.write('free', start + 4, 'latin1');
  bytes.fill(0, content, end);
}

/** The numbers of a table with this many columns. */
function readTable(bytes: Buffer, box: Box, columns: number, readBytes: 4 | 8 = 4): number[][] {
  const count = bytes.readUInt32BE(box.content + 4);
  return Array.from({ length: count }, (_, row) =>
    Array.from({ length: columns }, (_, column) => {
      const at = box.content + 8 + (row * columns + column) * readBytes;
      return readBytes === 8 ? Number(bytes.readBigUInt64BE(at)) : bytes.readUInt32BE(at);
    }),
  );
}

/** Tracks other than video and sound record locations and movements. Their samples are interleaved with the film's. */
function emptySamples(bytes: Buffer, track: Box): void {
  const tables = findBox(bytes, track, 'mdia', 'minf', 'stbl');
  const sizes = tables && findBox(bytes, tables, 'stsz');
  const groups = tables && findBox(bytes, tables, 'stsc');
  const offsets = tables && (findBox(bytes, tables, 'stco') ?? findBox(bytes, tables, 'co64'));
  if (!sizes || !groups || !offsets) return;
  const sameSize = bytes.readUInt32BE(sizes.content + 4);
  const sizeOf = (sample: number) => sameSize || bytes.readUInt32BE(sizes.content + 12 + sample * 4);
  const perChunk = readTable(bytes, groups, 3);
  let sample = 0;
  for (const [index, [offset = 0]] of readTable(
    bytes,
    offsets,
    1,
    offsets.type === 'co64' ? 8 : 4,
  ).entries()) {
    const count = perChunk.findLast(([first = 1]) => first <= index + 1)?.[1] ?? 0;
    let end = offset;
    for (let left = count; left > 0; left--) end += sizeOf(sample++);
    bytes.fill(0, offset, end);
  }
}

/** Empties creation times and the names of handler and encoder. */
function emptyHeader(bytes: Buffer, { type, content, end }: Box): void {
  if (['mvhd', 'tkhd', 'mdhd'].includes(type))
    bytes.fill(0, content + 4, content + (bytes[content] === 1 ? 20 : 12));
  if (type === 'hdlr') bytes.fill(0, content + 12, end);
}

function emptyEncoder(bytes: Buffer, track: Box): void {
  const description = findBox(bytes, track, 'mdia', 'minf', 'stbl', 'stsd');
  if (!description) return;
  for (const { content, end } of listBoxes(bytes, description.content + 8, description.end)) {
    bytes.fill(0, content + 12, Math.min(content + 16, end));
    bytes.fill(0, content + 42, Math.min(content + 74, end));
  }
}

function cleanBoxes(bytes: Buffer, kind: string, from: number, to: number): void {
  for (const box of listBoxes(bytes, from, to)) {
    const { type, content, end } = box;
    if (!needed[kind]?.includes(type)) {
      empty(bytes, box);
      continue;
    }
    if (type === 'trak') {
      const handler = findBox(bytes, box, 'mdia', 'hdlr');
      const shows = handler && bytes.toString('latin1', handler.content + 8, handler.content + 12);
      if (shows !== 'vide' && shows !== 'soun') {
        emptySamples(bytes, box);
        empty(bytes, box);
        continue;
      }
      if (shows === 'vide') emptyEncoder(bytes, box);
    }
    emptyHeader(bytes, box);
    if (needed[type]) cleanBoxes(bytes, type, content, end);
  }
}

/** Throws a readable error if the file is not a complete MP4. */
export function cleanFilm(film: Buffer): Buffer {
  const bytes = Buffer.from(film);
  if (bytes.toString('latin1', 4, 8) !== 'ftyp') throw new Error('the film is not an MP4 file');
  try {
    cleanBoxes(bytes, '', 0, bytes.length);
  } catch (error) {
    // A table that ends before its last row.
    throw error instanceof RangeError ? new Error('the film is damaged or incomplete') : error;
  }
  return bytes;
}
