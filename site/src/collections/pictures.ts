/** The derivatives for each use of a picture. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { getImage } from 'astro:assets';
import { getEntry } from 'astro:content';
import type { ImageMetadata } from 'astro';
import { nameContentFile, picturesFolder } from '../../../contract/content-folder.ts';
import { encodePicture, openPicture } from '../../../contract/pictures/open-picture.ts';
import { fill } from './fill.ts';
import { indexByName } from '../lib/index-by-name.ts';
import { findOrMakeFile } from '../lib/file-cache.ts';
import type { PictureData, PictureReference, PictureUse } from '../lib/references.ts';

/** Derivative widths in px per use. All uses share a few widths, so that two uses of a picture share files. */
const uses: Record<PictureUse, number[]> = {
  hero: [1200, 1600, 2000],
  /** The first picture below a page's title. */
  lead: [400, 760, 1200, 1600],
  half: [400, 760, 1200, 1600],
  third: [400, 760, 1200],
  tile: [400, 760, 1200],
};
/** The only WebP of a picture, for the few browsers without AVIF: longer lists made long pages heavy. */
const olderWidth = 760;
/**
 * AVIF quality, 0–100; astro.config.ts sets effort and chroma subsampling. Gravel, shingles and leaves take three
 * times the bytes of a wall and hide artifacts better, so quality falls as the source's bits per pixel rise. A
 * phone's first picture should stay below 13.1 kB: with the fonts it then fits one round trip. Measured from 0.5 to
 * 1.8 bits.
 */
const qualities = [
  { bitsFrom: 1.75, avif: 21, phone: 15 },
  { bitsFrom: 1.6, avif: 24, phone: 15 },
  { bitsFrom: 1.5, avif: 27, phone: 22 },
  { bitsFrom: 1.11, avif: 29, phone: 26 },
  { bitsFrom: 1.09, avif: 32, phone: 27 },
  { bitsFrom: 0.9, avif: 35, phone: 27 },
];
const usualQualities = { avif: 40, phone: 30 };
/**
 * Artifacts show on cards, and cards are not in the first view. So up to `upTo` px the quality is at least `cards`,
 * except for the picture at the top of a page.
 */
const small = { upTo: 760, cards: 36 };
const webpQuality = { usual: 62, phone: 55 };
/** The square crop for the hero on phones. */
const phoneWidths = [480, 720];

const files = indexByName(
  import.meta.glob<ImageMetadata>('@content/pictures/*.{jpg,jpeg,png,webp,svg}', {
    import: 'default',
    eager: true,
  }),
);

const made = new Map<string, Promise<PictureData>>();

/** Finds a picture by name and makes its derivatives once per use. */
export function loadPicture({ name, use }: PictureReference): Promise<PictureData> {
  const key = `${name} ${use}`;
  const known = made.get(key) ?? makePicture(name, use);
  made.set(key, known);
  return known;
}

async function makePicture(name: string, use: PictureUse): Promise<PictureData> {
  const entry = await getEntry('pictures', name);
  if (!entry) throw new Error(`there is no picture "${name}" in pictures/catalogue.yaml`);
  const { file, alt, focal, kind } = await fill(entry.data);
  const isRendering = kind === 'rendering';
  const source = files.get(file);
  if (!source)
    throw new Error(`pictures/catalogue.yaml names ${file}, but this file is missing in pictures/`);
  if (source.format === 'svg') {
    return {
      alt,
      isRendering,
      focal,
      width: source.width,
      height: source.height,
      tone: '#f0ece4',
      avif: null,
      webp: null,
      fallback: source.src,
      phone: null,
    };
  }
  // Before making derivatives, so that an undecodable picture is reported with its file.
  const bytes = await readFile(path.join(picturesFolder, file));
  const tone = await measureTone(file, bytes);
  const possible = uses[use].filter((width) => width <= source.width);
  if (possible.length === 0) possible.push(source.width);
  const { avif: avifQuality, phone: phoneQuality } = chooseQualities(bytes.length, source);
  const older = use === 'hero' ? possible : [Math.min(olderWidth, Math.max(...possible))];
  const toAvif = (widths: number[], quality: number) =>
    widths.length > 0 ? getImage({ src: source, widths, format: 'avif', quality }) : null;
  const [smallAvif, avif, webp, phone] = await Promise.all([
    toAvif(
      possible.filter((width) => width <= small.upTo),
      use === 'lead' ? avifQuality : Math.max(avifQuality, small.cards),
    ),
    toAvif(
      possible.filter((width) => width > small.upTo),
      avifQuality,
    ),
    getImage({ src: source, widths: older, format: 'webp', quality: webpQuality.usual }),
    use === 'hero' ? cropForPhone(source, focal[0], phoneQuality) : null,
  ]);
  const width = Math.max(...possible);
  return {
    alt,
    isRendering,
    focal,
    tone,
    phone,
    width,
    height: Math.round((width * source.height) / source.width),
    avif: [smallAvif, avif].flatMap((files) => files?.srcSet.attribute ?? []).join(', '),
    webp: older.length > 1 ? webp.srcSet.attribute : null,
    fallback: webp.srcSet.values[0]?.url ?? webp.src,
  };
}

function chooseQualities(sizeBytes: number, { width, height }: ImageMetadata) {
  const bits = (sizeBytes * 8) / (width * height);
  return qualities.find(({ bitsFrom }) => bits >= bitsFrom) ?? usualQualities;
}

async function cropForPhone(
  source: ImageMetadata,
  focalX: number,
  avifQuality: number,
): Promise<PictureData['phone']> {
  const position = focalX < 40 ? 'left' : focalX > 60 ? 'right' : 'center';
  const largest = phoneWidths.at(-1) ?? 720;
  const crop = (format: 'avif' | 'webp', level: number) =>
    Promise.all(
      phoneWidths.map(async (width) => {
        const height = width;
        const image = await getImage({
          src: source,
          width,
          height,
          fit: 'cover',
          position,
          format,
          quality: level,
        });
        return `${image.src} ${String(width)}w`;
      }),
    );
  const [avif, webp] = await Promise.all([crop('avif', avifQuality), crop('webp', webpQuality.phone)]);
  return { avif: avif.join(', '), webp: webp.join(', '), width: largest, height: largest };
}

/** Returns a color of three digits, because nobody sees the difference before the picture loads. */
async function measureTone(file: string, source: Buffer): Promise<string> {
  const tone = await findOrMakeFile('tones', [source], async () => {
    const picture = (await openPicture(source)).flatten({ background: '#ffffff' });
    const pixel = await encodePicture(picture.resize(1, 1, { fit: 'fill' }).raw().toBuffer());
    const levels = [...pixel.subarray(0, 3)].map((level) => Math.round(level / 17).toString(16));
    return Buffer.from(`#${levels.join('')}`);
  }).catch((error: unknown) => {
    throw new Error(`${nameContentFile(`pictures/${file}`)}: ${(error as Error).message}`, { cause: error });
  });
  return tone.toString();
}
