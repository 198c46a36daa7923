/**
 * The one way from a file to pixels: pages, shared pictures, the editor, `npm run setup` and photographs of visitors decode
 * the same formats, turn them upright, refuse the same files, and put white where a JPEG cannot be transparent. What is
 * encoded afterwards carries nothing that the file said of place, time and camera.
 */
import { closeSync, openSync, readSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';
import { findFormat, headBytes, type PictureFault, type PictureFormat } from './picture-format.ts';

/** For owners; what visitors read is in content/words/request.yaml. */
const sentences: Record<PictureFault, string> = {
  unsupported: 'This is neither a JPEG, a PNG nor a WebP picture: save it as one of them.',
  heic: 'This picture is in a format that cannot be read here (HEIC): save it as a JPEG.',
  damaged: 'This picture is damaged or not whole: take another copy of it.',
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
  /** Other formats, and progressive JPEGs, need more memory for each pixel. */
  other: number;
}

/** A photograph that a phone or a camera takes has fewer. */
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

/** Throws a PictureError when a file is no picture of a format that is decoded. Nothing is decoded yet. */
export function checkFormat(source: Buffer | string): PictureFormat {
  const format = findFormat(readHead(source));
  if (format === undefined || format === 'heic') throw new PictureError(format ?? 'unsupported');
  return format;
}

/** `source`: the bytes, or the path of a file. Throws a PictureError; so does `encodePicture` for what is found later. */
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

/** A JPEG has no transparency, and shows black where `background` is not set. */
export const toJpeg = (picture: Sharp, quality: number, background = '#ffffff'): Sharp =>
  picture.flatten({ background }).toColorspace('srgb').jpeg({ quality, mozjpeg: true });

/** Waits for what a picture becomes. */
export async function encodePicture<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw new PictureError(/pixel limit/i.test(String(error)) ? 'tooManyPixels' : 'damaged', {
      cause: error,
    });
  }
}
