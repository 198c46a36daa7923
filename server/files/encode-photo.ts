/**
 * `node server/files/encode-photo.ts FILE`: decodes one picture and re-encodes it as a JPEG without any metadata:
 * position, camera, profile, embedded preview. It is a separate process because it decodes untrusted input: a crash, an
 * endless loop or exhausted memory ends this process and costs no lead.
 *
 * Output: the length of the preview in four bytes, the preview, the photo.
 */
import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { encodePicture, openPicture, PictureError, toJpeg } from '../../contract/pictures/open-picture.ts';
import { longestPhotoSide } from '../../contract/request-page.ts';
import { exitCodes } from './exit-codes.ts';

/** The largest pictures of current phones have 50 million pixels. */
const mostPixels = { jpeg: 52_000_000, other: 26_000_000 };
const previewSide = 320;

sharp.concurrency(1);
sharp.cache(false);
// Allows only these three decoders, whatever type a file claims to be.
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
  // If the machine runs out of memory, Linux kills this process and not the server.
  writeFileSync('/proc/self/oom_score_adj', '1000');
} catch {
  // Not Linux, or the system forbids it.
}

try {
  const [, , file = ''] = process.argv;
  const photo = await encode(file);
  // This process just wrote the photo itself, so decoding it from memory is safe.
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
