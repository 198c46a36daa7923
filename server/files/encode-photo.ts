/**
 * `node server/files/encode-photo.ts FILE`: decodes one picture and writes it again, as a JPEG without anything beside the
 * picture: position, camera, profile, embedded preview. A process of its own, because it decodes what a stranger made: a crash,
 * an endless loop or a full memory ends this process and no lead.
 *
 * Output: the length of the preview in four bytes, the preview, the photograph.
 */
import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { encodePicture, openPicture, PictureError, toJpeg } from '../../contract/pictures/open-picture.ts';
import { longestPhotoSide } from '../../contract/request-page.ts';
import { exitCodes } from './exit-codes.ts';

/** The largest pictures of today's phones have 50 million. */
const mostPixels = { jpeg: 52_000_000, other: 26_000_000 };
const previewSide = 320;

sharp.concurrency(1);
sharp.cache(false);
// Nothing but these three is ever decoded, whatever a file says that it is.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegFile', 'VipsForeignLoadPngFile', 'VipsForeignLoadWebpFile'],
});

async function encode(file: string): Promise<Buffer> {
  const side = longestPhotoSide;
  const picture = (await openPicture(file, mostPixels)).resize({
    width: side,
    height: side,
    fit: 'inside',
    withoutEnlargement: true,
  });
  return encodePicture(toJpeg(picture, 82).toBuffer());
}

try {
  // When the memory of the machine runs out, Linux ends this process and not the server.
  writeFileSync('/proc/self/oom_score_adj', '1000');
} catch {
  // Another system, or one that does not allow it.
}

try {
  const [, , file = ''] = process.argv;
  const photo = await encode(file);
  // The photograph was just written here; its decoder may take it from memory.
  sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer'] });
  const preview = await sharp(photo)
    .resize({ width: previewSide, height: previewSide, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 70, mozjpeg: true })
    .toBuffer();
  const length = Buffer.alloc(4);
  length.writeUInt32BE(preview.length);
  process.stdout.write(Buffer.concat([length, preview, photo]));
} catch (error) {
  const isTooLarge = error instanceof PictureError && error.fault === 'tooManyPixels';
  process.exitCode = isTooLarge ? exitCodes.tooManyPixels : exitCodes.damaged;
}
