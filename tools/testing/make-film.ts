/** A film without samples: only its boxes, with the sample entry of its picture. */
function box(type: string, ...content: Buffer[]): Buffer {
  const inner = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + inner.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, inner]);
}

const handler = (kind: string) => box('hdlr', Buffer.alloc(8), Buffer.from(kind), Buffer.alloc(13));

const track = (kind: string, entry: Buffer) =>
  box(
    'trak',
    box(
      'mdia',
      handler(kind),
      box('minf', box('stbl', box('stsd', Buffer.from([0, 0, 0, 0, 0, 0, 0, 1]), entry))),
    ),
  );

/** `profile` is the profile of H.264. */
export function makeFilm(entry: string, profile?: number): Buffer {
  const settings = profile === undefined ? [] : [box('avcC', Buffer.from([1, profile, 0, 40, 255, 224, 0]))];
  return Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\0\0')),
    box('mdat', Buffer.alloc(4)),
    box(
      'moov',
      track('soun', box('mp4a', Buffer.alloc(28))),
      track('vide', box(entry, Buffer.alloc(78), ...settings)),
    ),
  ]);
}
