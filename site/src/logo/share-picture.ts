/** The share picture of a page, with the company's mark on an accent-colored bar. */
import { readFile } from 'node:fs/promises';
import type { Sharp } from 'sharp';
import type { CompanyLogo } from '../../../contract/company.ts';
import { encodePicture, toJpeg } from '../../../contract/pictures/open-picture.ts';
import { chooseMark, drawLogoMark, markSize, type LogoColors } from './logo-mark.ts';
import { openAny } from './open-any.ts';

/** A size in pixels that all services accept. */
export const shareSize = { width: 1200, height: 630 };
const { width, height } = shareSize;

/** Part of the cache key. Change it when the code below changes, so that pictures are drawn again. */
export const shareRecipe = 'whole';

interface ShareColors extends LogoColors {
  /** Color around a picture that is not cropped. */
  plaster: string;
}

/** Everything that a share picture shows besides its picture, as plain data. */
export interface ShareFrame {
  /** Percent from left and top. */
  focal: readonly [number, number];
  plaster: string;
  /** The bar, and the mark unless the company has a logo file, as SVG. */
  drawn: string;
  /** The absolute path of the logo file, and a hash of its content. */
  logo?: { file: string; hash: string };
}

export const describeShare = (
  focal: ShareFrame['focal'],
  { plaster, ...colors }: ShareColors,
  logo: CompanyLogo | undefined,
  logoFile: ShareFrame['logo'],
): ShareFrame => ({
  focal,
  plaster,
  drawn: svg(logoFile ? drawBar(colors) : `${drawBar(colors)}\n${placeMark(colors, logo)}`),
  ...(logoFile && { logo: { file: logoFile.file, hash: logoFile.hash } }),
});

/** `content` is the picture's file. */
export async function drawSharePicture(
  content: Buffer,
  { focal, plaster, drawn, logo }: ShareFrame,
): Promise<Buffer> {
  const plate = logo && (await placeLogo(await readFile(logo.file)));
  const overlays = [{ input: Buffer.from(drawn) }, ...(plate ? [plate.overlay] : [])];
  const picture = await openAny(content, { width: width * 2, height: height * 2 });
  const placed = await placePicture(picture, focal, plaster, plate?.right ?? left + markHeight);
  return encodePicture(toJpeg(placed.composite(overlays), 70, plaster).toBuffer());
}

const bar = 24;
const left = 64;
/** Height of the mark, and the maximum height of a logo. */
const markHeight = 150;
const widestLogo = 520;

const svg = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`;

const drawBar = ({ accent }: LogoColors) =>
  `<path fill="${accent}" d="M0 ${height - bar}h${width}v${bar}H0z"/>`;

/** The mark on the bar, as wide as it is high. */
const placeMark = (colors: LogoColors, logo: CompanyLogo | undefined): string =>
  `<g transform="translate(${left} ${height - bar - markHeight}) scale(${markHeight / markSize})">${drawLogoMark(chooseMark(logo), colors)}</g>`;

/** The logo on a white plate, to be legible on a dark picture. `right` is its right edge in pixels from the left. */
async function placeLogo(content: Buffer) {
  const padding = 20;
  const logo = await openAny(content, { width: widestLogo, height: markHeight });
  const { data, info } = await logo
    .resize(widestLogo, markHeight - 2 * padding, { fit: 'inside' })
    .extend({ top: padding, bottom: padding, left: padding, right: padding, background: '#fff' })
    .flatten({ background: '#fff' })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { overlay: { input: data, left, top: height - bar - info.height }, right: left + info.width };
}

/** A picture is shown whole if a crop would keep less than this: cropping an upright portrait cuts the face. */
const leastKept = 2 / 3;
/** The gap between the mark and an uncropped picture. */
const gap = 40;

/** Crops the picture around its focal point, or shows it whole: centered, or next to a wide logo. */
async function placePicture(
  picture: Sharp,
  [x, y]: readonly [number, number],
  background: string,
  markRight: number,
): Promise<Sharp> {
  const { autoOrient: size } = await encodePicture(picture.metadata());
  const scales = [width / size.width, height / size.height];
  const cropped = Math.max(...scales);
  if (Math.min(...scales) >= leastKept * cropped) {
    const [fullWidth, fullHeight] = [Math.ceil(size.width * cropped), Math.ceil(size.height * cropped)];
    return picture.resize(fullWidth, fullHeight, { fit: 'fill' }).extract({
      left: Math.round(((fullWidth - width) * x) / 100),
      top: Math.round(((fullHeight - height) * y) / 100),
      width,
      height,
    });
  }
  const whole = Math.min(width / size.width, (height - bar) / size.height);
  const side = (pixels: number) => Math.max(1, Math.round(pixels * whole));
  const [restX, restY] = [width - side(size.width), height - bar - side(size.height)];
  const [before, above] = [
    Math.min(restX, Math.max(Math.round(restX / 2), markRight + gap)),
    Math.round(restY / 2),
  ];
  return picture.resize(side(size.width), side(size.height), { fit: 'fill' }).extend({
    left: before,
    right: restX - before,
    top: above,
    bottom: restY - above + bar,
    background,
  });
}
