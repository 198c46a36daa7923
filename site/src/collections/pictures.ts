/** The derivatives for each use of a picture. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import { nameContentFile, picturesFolder } from '../../../contract/content-folder.ts';
import { encodePicture, openPicture } from '../../../contract/pictures/open-picture.ts';
import { fill } from './fill.ts';
import { getPicture } from './picture-catalogue.ts';
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
const olderWidth = { hero: 1200, others: 760 };
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
/**
 * The hero's second files, without visible artifacts: they replace the first ones once the page has loaded. At these
 * qualities, each of our renderings takes at most 120 kB at 1440 px (tests/pictures.e2e.ts). The widest file is for
 * dense screens, which hide more.
 */
const sharper = {
  width: 1440,
  wideWidth: 2000,
  phoneWidth: 1080,
  qualities: [
    { bitsFrom: 1.4, avif: 45, wide: 32, phone: 34 },
    { bitsFrom: 1, avif: 56, wide: 44, phone: 44 },
  ],
  usual: { avif: 62, wide: 52, phone: 52 },
};

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
  const { file, alt, focal, kind } = fill(getPicture(name));
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
      fallback: source.src,
      phone: null,
    };
  }
  // Before making derivatives, so that an undecodable picture is reported with its file.
  const bytes = await readFile(path.join(picturesFolder, file));
  const tone = await measureTone(file, bytes);
  const possible = uses[use].filter((width) => width <= source.width);
  if (possible.length === 0) possible.push(source.width);
  const bits = (bytes.length * 8) / (source.width * source.height);
  const { avif: avifQuality, phone: phoneQuality } =
    qualities.find(({ bitsFrom }) => bits >= bitsFrom) ?? usualQualities;
  const toAvif = (widths: number[], quality: number) =>
    widths.length > 0 ? getImage({ src: source, widths, format: 'avif', quality }) : null;
  const [smallAvif, avif, older, sharperAvif, phone] = await Promise.all([
    toAvif(
      possible.filter((width) => width <= small.upTo),
      use === 'lead' ? avifQuality : Math.max(avifQuality, small.cards),
    ),
    toAvif(
      possible.filter((width) => width > small.upTo),
      avifQuality,
    ),
    getImage({
      src: source,
      width: Math.min(use === 'hero' ? olderWidth.hero : olderWidth.others, Math.max(...possible)),
      format: 'webp',
      quality: webpQuality.usual,
    }),
    use === 'hero' ? makeSharper(source, bits) : undefined,
    use === 'hero' ? cropForPhone(source, focal[0], phoneQuality, bits) : null,
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
    sharper: sharperAvif,
    fallback: older.src,
  };
}

const findSharperQualities = (bits: number) =>
  sharper.qualities.find(({ bitsFrom }) => bits >= bitsFrom) ?? sharper.usual;

/** `undefined` if the file is too narrow: a larger one would show no more. */
async function makeSharper(source: ImageMetadata, bits: number): Promise<string | undefined> {
  const quality = findSharperQualities(bits);
  const files = [
    { width: sharper.width, quality: quality.avif },
    { width: sharper.wideWidth, quality: quality.wide },
  ].filter(({ width }) => width <= source.width);
  const made = await Promise.all(
    files.map(async (file) => {
      const { src } = await getImage({ src: source, format: 'avif', ...file });
      return `${src} ${String(file.width)}w`;
    }),
  );
  return made.join(', ') || undefined;
}

async function cropForPhone(
  source: ImageMetadata,
  focalX: number,
  avifQuality: number,
  bits: number,
): Promise<PictureData['phone']> {
  const position = focalX < 40 ? 'left' : focalX > 60 ? 'right' : 'center';
  const crop = async (width: number, format: 'avif' | 'webp', quality: number) => {
    const size = { width, height: width, fit: 'cover', position } as const;
    return (await getImage({ src: source, ...size, format, quality })).src;
  };
  const cropToAvif = async (width: number, quality: number) =>
    `${await crop(width, 'avif', quality)} ${String(width)}w`;
  const isLarge = Math.min(source.width, source.height) >= sharper.phoneWidth;
  const [avif, sharperAvif, webp] = await Promise.all([
    Promise.all(phoneWidths.map((width) => cropToAvif(width, avifQuality))),
    isLarge ? cropToAvif(sharper.phoneWidth, findSharperQualities(bits).phone) : undefined,
    crop(Math.max(...phoneWidths), 'webp', webpQuality.phone),
  ]);
  return { avif: avif.join(', '), sharper: sharperAvif, webp };
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
