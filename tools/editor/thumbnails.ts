import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { pictureName, readCatalogue } from './known-names.ts';

const width = 320;

interface Thumbnail {
  type: string;
  bytes: Buffer;
}

/** Small pictures of the entries of the catalogue; each is made once. */
export function createThumbnails(root: string) {
  const made = new Map<string, Promise<Buffer>>();
  return async (name: string): Promise<Thumbnail | undefined> => {
    const entry = readCatalogue(root).find(({ file }) => pictureName(file) === name);
    if (!entry || !/^[a-z0-9-]+\.(jpg|png|svg)$/.test(entry.file)) return undefined;
    const file = path.join(root, 'pictures', entry.file);
    if (!existsSync(file)) return undefined;
    if (file.endsWith('.svg')) return { type: 'image/svg+xml', bytes: readFileSync(file) };
    const bytes = made.get(file) ?? sharp(file).resize({ width }).webp({ quality: 60 }).toBuffer();
    made.set(file, bytes);
    return { type: 'image/webp', bytes: await bytes };
  };
}
