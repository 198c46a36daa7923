import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { encodePicture } from '../../contract/pictures/open-picture.ts';
import { openAny } from '../../site/src/logo/open-any.ts';
import { hashOf } from './history.ts';
import { pictureName, readCatalogue } from './known-names.ts';

const width = 320;
/** Limits drawings, which may have any height. */
const mostHeight = 960;

/** Makes thumbnails of the catalogue's pictures, once per content of a file. */
export function createThumbnails(content: string) {
  const made = new Map<string, Promise<Buffer>>();
  /** Throws the reason if the picture is unreadable. */
  return async (name: string): Promise<Buffer | undefined> => {
    const entry = readCatalogue(content).find(({ file }) => pictureName(file) === name);
    const file = path.join(content, 'pictures', path.basename(entry?.file ?? ''));
    if (!entry || !existsSync(file)) return undefined;
    const source = readFileSync(file);
    const key = hashOf(source);
    const bytes = made.get(key) ?? makeThumbnail(source);
    made.set(key, bytes);
    return bytes;
  };
}

async function makeThumbnail(source: Buffer): Promise<Buffer> {
  const picture = await openAny(source, { width, height: mostHeight });
  return encodePicture(picture.resize({ width }).webp({ quality: 60 }).toBuffer());
}
