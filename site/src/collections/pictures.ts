/** The derivatives for each use of a picture. */
import path from 'node:path';
import { picturesFolder } from '../../../contract/content-folder.ts';
import { addDerivative, addCopy, type Transform } from '../../../render/pictures/picture-jobs.ts';
import { findPicture, type PictureSource } from '../../../render/pictures/find-picture.ts';
import { fill } from './fill.ts';
import { getPicture, type Picture } from './picture-catalogue.ts';
import type { PictureData, PictureReference, PictureUse } from '../fields/references.ts';

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
 * AVIF quality, 0–100; render/pictures/encode-pictures.ts sets effort and chroma subsampling. Gravel, shingles and leaves take three
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

/** Finds a picture by name and makes the addresses of its derivatives for a use. */
export async function loadPicture({ name, use, mark = '' }: PictureReference): Promise<PictureData> {
  const entry = fill(getPicture(name));
  return derivePicture(await loadSource(entry.file), { ...entry, alt: entry.alt + mark }, use);
}

/** Finds a file that the catalogue names. */
export async function loadSource(file: string): Promise<PictureSource> {
  const source = await findPicture(path.join(picturesFolder, file));
  if (source) return source;
  throw new Error(`pictures/catalogue.yaml names ${file}, but this file is missing in pictures/`);
}

function derivePicture(source: PictureSource, { alt, focal, kind }: Picture, use: PictureUse): PictureData {
  const { width: fullWidth, height: fullHeight, tone } = source;
  const picture = { alt, isRendering: kind === 'rendering', focal, tone };
  if (source.isDrawing) {
    const size = { width: fullWidth, height: fullHeight };
    return { ...picture, ...size, avif: null, fallback: addCopy(source), phone: null };
  }
  const possible = uses[use].filter((width) => width <= fullWidth);
  if (possible.length === 0) possible.push(fullWidth);
  const width = Math.max(...possible);
  const bits = (source.bytes * 8) / (fullWidth * fullHeight);
  const quality = qualities.find(({ bitsFrom }) => bits >= bitsFrom) ?? usualQualities;
  const forCards = use === 'lead' ? quality.avif : Math.max(quality.avif, small.cards);
  const toAvif = (width: number) =>
    deriveFor(source, { width, quality: width <= small.upTo ? forCards : quality.avif });
  return {
    ...picture,
    phone: use === 'hero' ? cropForPhone(source, focal[0], quality.phone, bits) : null,
    width,
    height: Math.round((width * fullHeight) / fullWidth),
    avif: possible.map(toAvif).join(', '),
    sharper: use === 'hero' ? deriveSharper(source, bits) : undefined,
    fallback: addDerivative(source, {
      width: Math.min(use === 'hero' ? olderWidth.hero : olderWidth.others, width),
      format: 'webp',
      quality: webpQuality.usual,
    }),
  };
}

/** Returns an AVIF with its width, as `srcset` takes it. */
const deriveFor = (source: PictureSource, size: Pick<Transform, 'width' | 'quality'> & Partial<Transform>) =>
  `${addDerivative(source, { ...size, format: 'avif' })} ${size.width}w`;

const findSharperQualities = (bits: number) =>
  sharper.qualities.find(({ bitsFrom }) => bits >= bitsFrom) ?? sharper.usual;

/** `undefined` if the file is too narrow: a larger one would show no more. */
function deriveSharper(source: PictureSource, bits: number): string | undefined {
  const quality = findSharperQualities(bits);
  const files = [
    { width: sharper.width, quality: quality.avif },
    { width: sharper.wideWidth, quality: quality.wide },
  ].filter(({ width }) => width <= source.width);
  return files.map((file) => deriveFor(source, file)).join(', ') || undefined;
}

function cropForPhone(
  source: PictureSource,
  focalX: number,
  avifQuality: number,
  bits: number,
): PictureData['phone'] {
  const position = focalX < 40 ? 'left' : focalX > 60 ? 'right' : 'center';
  const crop = (width: number, quality: number) => ({ width, height: width, position, quality }) as const;
  const isLarge = Math.min(source.width, source.height) >= sharper.phoneWidth;
  return {
    avif: phoneWidths.map((width) => deriveFor(source, crop(width, avifQuality))).join(', '),
    sharper: isLarge
      ? deriveFor(source, crop(sharper.phoneWidth, findSharperQualities(bits).phone))
      : undefined,
    webp: addDerivative(source, { ...crop(Math.max(...phoneWidths), webpQuality.phone), format: 'webp' }),
  };
}
