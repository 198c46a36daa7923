/** Finds the files that pages show, and decodes each picture once, so that a damaged one is reported by its name. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { findStamp, openFileResults } from '../../contract/file-results.ts';
import { encodePicture, openPicture } from '../../contract/pictures/open-picture.ts';
import { readSvg } from '../../site/src/logo/clean-svg.ts';
import { findOrMakeFile } from '../file-cache.ts';

export interface SourceFile {
  /** Absolute path. */
  file: string;
  /** SHA-256 of the content, in base64url. */
  hash: string;
  bytes: number;
}

export interface PictureSource extends SourceFile {
  /** Pixels of the upright picture. */
  width: number;
  height: number;
  /** An SVG. */
  isDrawing: boolean;
  /** Average color, #rgb because nobody sees finer differences before the picture loads; of a drawing, a light gray. */
  tone: string;
}

export const hashBytes = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('base64url');

/** Results are remembered until the file changes. A missing file has none. Errors name the file. */
function rememberByFile<Result>(
  name: string,
  read: (source: SourceFile, content: Buffer) => Promise<Result>,
) {
  const reading = new Map<string, Promise<Result>>();
  return async (file: string): Promise<Result | undefined> => {
    const stamp = findStamp(file);
    if (stamp === undefined) return undefined;
    const results = openFileResults<Result>(name);
    const remembered = results.find(file, stamp);
    if (remembered) return remembered;
    const work = `${file} ${stamp}`;
    const result =
      reading.get(work) ??
      readFile(file)
        .then((content) => read({ file, hash: hashBytes(content), bytes: content.length }, content))
        .catch((error: unknown) => {
          throw new Error(`${path.relative('.', file)}: ${(error as Error).message}`, { cause: error });
        });
    reading.set(work, result);
    results.add(file, stamp, await result);
    return result;
  };
}

/** For any file, also one that is no picture. */
export const hashFile = rememberByFile('files', async (source) => source);

/** Throws for a file that is no picture or cannot be decoded. */
export const findPicture = rememberByFile('pictures', async (source, content): Promise<PictureSource> => {
  const drawing = readSvg(content);
  const isDrawing = drawing !== undefined;
  const picture = isDrawing ? sharp(Buffer.from(drawing)) : await openPicture(content);
  const { autoOrient } = await encodePicture(picture.metadata());
  const tone = isDrawing ? '#f0ece4' : await measureTone(picture, source.hash);
  return { ...source, ...autoOrient, isDrawing, tone };
});

async function measureTone(picture: Sharp, hash: string): Promise<string> {
  const tone = await findOrMakeFile('tones', [hash], async () => {
    const pixel = picture.flatten({ background: '#ffffff' }).resize(1, 1, { fit: 'fill' }).raw();
    const levels = [...(await encodePicture(pixel.toBuffer())).subarray(0, 3)];
    return Buffer.from(`#${levels.map((level) => Math.round(level / 17).toString(16)).join('')}`);
  });
  return tone.toString();
}
