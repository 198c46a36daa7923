/** Finds the files that pages show, and reads no more than the head of a picture. */
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import sharp from 'sharp';
import { encodePicture, openPicture } from '../contract/pictures/open-picture.ts';
import { readSvg } from '../site/src/lib/clean-svg.ts';

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
}

export const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('base64url');

/** Results are remembered until the file has another size or time. A missing file has none. */
function rememberByFile<Result>(read: (source: SourceFile, content: Buffer) => Promise<Result>) {
  const results = new Map<string, { stamp: string; result: Promise<Result> }>();
  return async (file: string): Promise<Result | undefined> => {
    const stats = await stat(file).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
    if (!stats) return undefined;
    const stamp = `${stats.size} ${stats.mtimeMs}`;
    const remembered = results.get(file);
    if (remembered?.stamp === stamp) return remembered.result;
    const result = readFile(file).then((content) =>
      read({ file, hash: hashOf(content), bytes: content.length }, content),
    );
    results.set(file, { stamp, result });
    return result;
  };
}

export const findFile = rememberByFile(async (source) => source);

/** Throws a PictureError for a file that is no picture. */
export const findPicture = rememberByFile(async (source, content): Promise<PictureSource> => {
  const drawing = readSvg(content);
  const picture = drawing === undefined ? await openPicture(content) : sharp(Buffer.from(drawing));
  const { autoOrient } = await encodePicture(picture.metadata());
  return { ...source, ...autoOrient, isDrawing: drawing !== undefined };
});
