/**
 * The only decoder of pictures, shared by pages, shared pictures, the office and visitors' photos. All
 * accept and reject the same files, rotate them upright, and fill transparency with white in a JPEG. Encoded pictures
 * carry no metadata about place, time or camera.
 */
import { closeSync, openSync, readSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';
import { findFormat, headBytes, type PictureFault, type PictureFormat } from './picture-format.ts';

/** Messages for owners; those for visitors are in content/words/request.yaml. */
const sentences: Record<PictureFault, string> = {
  unsupported: 'This is neither a JPEG, a PNG nor a WebP picture: save it as one of them.',
  heic: 'This picture is in a format that this program cannot read (HEIC): save it as a JPEG.',
  damaged: 'This picture is damaged or incomplete: use another copy of it.',
  tooManyPixels: 'This picture has too many pixels: save it in a smaller size.',
};

export class PictureError extends Error {
  readonly fault: PictureFault;

  constructor(fault: PictureFault, options?: ErrorOptions) {
    super(sentences[fault], options);
    this.fault = fault;
  }
}

export interface PixelLimits {
  jpeg: number;
  /** Other formats and progressive JPEGs need more memory per pixel. */
  other: number;
}

/** Photos of phones and cameras have fewer. */
const usualLimits: PixelLimits = { jpeg: 268_000_000, other: 268_000_000 };

function readHead(source: Buffer | string): string {
  if (typeof source !== 'string') return source.toString('latin1', 0, headBytes);
  const head = Buffer.alloc(headBytes);
  const file = openSync(source, 'r');
  try {
    return head.toString('latin1', 0, readSync(file, head, 0, headBytes, 0));
  } finally {
    closeSync(file);
  }
}

/** Throws a PictureError unless the file has a supported format. Decodes nothing yet. */
export function checkFormat(source: Buffer | string): PictureFormat {
  const format = findFormat(readHead(source));
  if (format === undefined || format === 'heic') throw new PictureError(format ?? 'unsupported');
  return format;
}

/**
 * `source` is the bytes or the path of a file. Throws a PictureError, as does `encodePicture` for errors found later.
 */
export async function openPicture(
  source: Buffer | string,
  limits: PixelLimits = usualLimits,
): Promise<Sharp> {
  const isJpeg = checkFormat(source) === 'jpeg';
  const limitInputPixels = isJpeg ? limits.jpeg : limits.other;
  const picture = sharp(source, { limitInputPixels, sequentialRead: true, failOn: 'error' });
  const { isProgressive, width, height } = await encodePicture(picture.metadata());
  if (isProgressive && width * height > limits.other) throw new PictureError('tooManyPixels');
  return picture.autoOrient();
}

/** JPEG has no transparency and shows black unless `background` is set. */
export const toJpeg = (picture: Sharp, quality: number, background = '#ffffff'): Sharp =>
  picture.flatten({ background }).toColorspace('srgb').jpeg({ quality, mozjpeg: true });

/** Awaits the encoding of a picture and turns its errors into PictureErrors. */
export async function encodePicture<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw new PictureError(/pixel limit/i.test(String(error)) ? 'tooManyPixels' : 'damaged', {
      cause: error,
    });
  }
}
