/** Pictures that an owner puts into pictures/ by hand, with all the metadata of phones and drawing programs. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

/** Every picture here contains it, and the built site must not. */
export const secret = 'SecretCamera';

const plane = (width: number, background: string) =>
  sharp({ create: { width, height: 1200, channels: 3, background } })
    .png()
    .toBuffer();

/** A photograph stored on its side. Upright, its left half is red and its right half green. */
async function makePhotograph(width: number): Promise<Buffer> {
  const upright = await sharp(await plane(width, '#00ff00'))
    .composite([{ input: await plane(width / 2, '#ff0000'), left: 0, top: 0 }])
    .png()
    .toBuffer();
  const place = { GPSLatitudeRef: 'N', GPSLatitude: '33/1 1/1 0/1', GPSLongitudeRef: 'W' };
  return sharp(upright)
    .rotate(-90)
    .withExif({ IFD0: { Make: secret }, IFD3: place })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><by>${secret}</by></x:xmpmeta>`)
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** A box that players skip, such as phones write the location into. */
function makeNote(type: string): Buffer {
  const bytes = Buffer.from(`....${type}${secret} +33.01-080.17/`, 'latin1');
  bytes.writeUInt32BE(bytes.length);
  return bytes;
}

export const photograph = 'frame-inside';

export async function bringPictures(content: string): Promise<void> {
  const file = (name: string) => path.join(content, 'pictures', name);
  writeFileSync(file(`${photograph}.jpg`), await makePhotograph(1600));
  const embedded = (await makePhotograph(100)).toString('base64');
  const drawing = readFileSync(file('partner-ashbrace.svg'), 'utf8');
  const notes = `<metadata>${secret}</metadata><!-- ${secret} --><image href="data:image/jpeg;base64,${embedded}" width="1" height="1"/>`;
  writeFileSync(file('partner-ashbrace.svg'), drawing.replace('</svg>', `${notes}</svg>`));
  const film = readFileSync(file('clips/clip-frame.mp4'));
  writeFileSync(file('clips/clip-frame.mp4'), Buffer.concat([film, makeNote('udta'), makeNote('uuid')]));
}
