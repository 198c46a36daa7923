/** Checks a logo by its content, not its name, and re-encodes it: the site serves only pixels. */
import sharp, { type Sharp } from 'sharp';
import { encodePicture, openPicture, PictureError } from '../../contract/pictures/open-picture.ts';
import { cleanSvg, readSvg } from '../../site/src/logo/clean-svg.ts';
import { drawSvg } from '../../site/src/logo/draw-svg.ts';
import { fitLogo } from '../../site/src/logo/logo.ts';
import { markSize } from '../../site/src/logo/logo-mark.ts';
import { TypedError } from '../../domain/typed/typed-error.ts';

/** Four times the height of the logo in the header, for sharp screens. */
const height = 160;
const widest = 800;
const mostBytes = 5_000_000;

/** The first bytes of other formats that people choose. */
const others: [start: RegExp, name: string][] = [
  [/^GIF8/, 'GIF'],
  [/^[^]{4}ftyp/, 'HEIC or AVIF'],
  [/^(?:II\*\0|MM\0\*)/, 'TIFF'],
  [/^BM/, 'BMP'],
  [/^%PDF/, 'PDF'],
  [/^(?:%!PS|\xc5\xd0\xd3\xc6)/, 'EPS'],
  [/^8BPS/, 'Photoshop file'],
  [/^\x1f\x8b/, 'compressed SVG (SVGZ)'],
];

/** Faults that a cleaned drawing may still have. Cleaning takes the target from a picture that is another file. */
const forbidden: [RegExp, string][] = [
  [
    /<(?:\w+:)?(?:image|use)\b(?![^>]*\shref=|[^>]*\sxlink:href=)|url\((?!\s*["']?\s*#)|@import/i,
    'It loads files from other addresses.',
  ],
  [
    /<(?:\w+:)?text[\s>]/i,
    'It contains text, which looks different on every computer: convert text to paths.',
  ],
];

function judgeSvg(text: string): void {
  const fault = forbidden.find(([pattern]) => pattern.test(text))?.[1];
  if (fault)
    throw new TypedError(`This logo cannot be used. ${fault} Export it as a plain SVG, or as a PNG.`);
}

export interface LogoFile {
  /** A PNG without margins, at most 800 by 160 pixels. */
  bytes: Buffer;
  width: number;
  height: number;
}

async function openLogo(bytes: Buffer): Promise<Sharp> {
  const start = bytes.toString('latin1', 0, 16);
  const other = others.find(([pattern]) => pattern.test(start))?.[1];
  if (other)
    throw new TypedError(
      `The logo is a ${other}, despite its file name: export it as a PNG, an SVG or a JPEG.`,
    );
  const drawing = readSvg(bytes);
  if (drawing !== undefined) {
    const cleaned = await cleanSvg(drawing);
    judgeSvg(cleaned);
    // Twice the size, because the margins are trimmed.
    return drawSvg(cleaned, { width: 2 * widest, height: 2 * height });
  }
  return openPicture(bytes).catch((error: unknown) => {
    if (error instanceof PictureError && error.fault === 'unsupported')
      throw new TypedError('The logo is neither a PNG, an SVG nor a JPEG: export it as one of them.');
    throw error;
  });
}

/** Trims transparent or white margins, so that the logo fills its place. Throws if nothing else is there. */
async function trimMargins(picture: Sharp): Promise<Sharp> {
  const whole = await encodePicture(picture.toColorspace('srgb').ensureAlpha().png().toBuffer());
  const corner = await sharp(whole).extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer();
  const [red = 0, green = 0, blue = 0, alpha = 0] = corner;
  const isBlank = alpha === 0 || Math.min(red, green, blue) >= 250;
  const { channels } = await sharp(whole).stats();
  const isEmpty =
    (channels.at(-1)?.max ?? 255) < 8 || (isBlank && channels.every(({ min, max }) => min === max));
  if (isEmpty)
    throw new TypedError(
      'Nothing can be seen in the logo: every pixel is transparent or white. Export it again, with the drawing inside the page, as a PNG or SVG.',
    );
  return isBlank ? sharp(await sharp(whole).trim().png().toBuffer()) : sharp(whole);
}

/** Requires two pixels per CSS pixel of its place in the header, for sharp screens. */
function checkSize({ width, height: high }: { width: number; height: number }): void {
  const shown = fitLogo({ width, height: high }, markSize);
  if (high >= 2 * shown.height) return;
  throw new TypedError(
    `The logo has ${width} × ${high} pixels and would be blurred: send one of at least ${2 * shown.width} × ${2 * shown.height}, or an SVG.`,
  );
}

/** Throws a TypedError with a fix for a file that it cannot use. */
export async function readLogo(bytes: Buffer): Promise<LogoFile> {
  if (bytes.length > mostBytes) throw new TypedError(`The logo is larger than ${mostBytes / 1e6} MB.`);
  try {
    const trimmed = await trimMargins(await openLogo(bytes));
    checkSize(await trimmed.metadata());
    const logo = trimmed.resize({ width: widest, height, fit: 'inside', withoutEnlargement: true });
    const encoded = logo.png({ palette: true }).toBuffer({ resolveWithObject: true });
    const { data, info } = await encodePicture(encoded);
    return { bytes: data, width: info.width, height: info.height };
  } catch (error) {
    if (error instanceof TypedError) throw error;
    throw new TypedError('The logo cannot be read: export it again as PNG or SVG.');
  }
}
