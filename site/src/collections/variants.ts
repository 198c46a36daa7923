/** pictures/variants: a thumbnail of each home page, made by `npm run thumbnails`. */
import path from 'node:path';
import { picturesFolder } from '../../../contract/content-folder.ts';
import { addDerivative } from '../../../render/pictures/picture-jobs.ts';
import { findPicture } from '../../../render/pictures/find-picture.ts';
import type { PictureData } from '../fields/references.ts';

/** `null` if the page has no thumbnail yet. */
export async function findThumbnail(name: string): Promise<PictureData | null> {
  const source = await findPicture(path.join(picturesFolder, `variants/${name}.jpg`));
  if (!source) return null;
  const toAvif = (width: number) =>
    `${addDerivative(source, { width, format: 'avif', quality: 34 })} ${width}w`;
  const { width, height } = source;
  return {
    // The page's title is next to it.
    alt: '',
    width,
    height,
    isRendering: false,
    focal: [50, 0],
    tone: '#f0ece4',
    avif: [320, 480].map(toAvif).join(', '),
    fallback: addDerivative(source, { width: 480, format: 'webp', quality: 60 }),
    phone: null,
  };
}
