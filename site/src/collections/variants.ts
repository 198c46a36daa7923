/** pictures/variants: a thumbnail of each home page, made by `npm run thumbnails`. */
import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import { indexByName } from '../lib/index-by-name.ts';
import type { PictureData } from '../lib/references.ts';

const files = indexByName(
  import.meta.glob<ImageMetadata>('@content/pictures/variants/*.jpg', { import: 'default', eager: true }),
);

/** `null` if the page has no thumbnail yet. */
export async function findThumbnail(name: string): Promise<PictureData | null> {
  const source = files.get(`${name}.jpg`);
  if (!source) return null;
  const [avif, older] = await Promise.all([
    getImage({ src: source, widths: [320, 480], format: 'avif', quality: 34 }),
    getImage({ src: source, width: 480, format: 'webp', quality: 60 }),
  ]);
  const { width, height } = source;
  return {
    // The page's title is next to it.
    alt: '',
    width,
    height,
    isRendering: false,
    focal: [50, 0],
    tone: '#f0ece4',
    avif: avif.srcSet.attribute,
    fallback: older.src,
    phone: null,
  };
}
