import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { encodePicture } from '../../contract/pictures/open-picture.ts';
import { openAny } from '../../site/src/lib/open-any.ts';
import { hashOf } from './history.ts';
import { pictureName, readCatalogue } from './known-names.ts';

const width = 320;
/** Of a drawing, which may be as high as it likes. */
const mostHeight = 960;

/** Small pictures of the entries of the catalogue; each is made once from the same bytes. */
export function createThumbnails(content: string) {
  const made = new Map<string, Promise<Buffer>>();
  /** Throws a sentence when the picture cannot be read. */
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
