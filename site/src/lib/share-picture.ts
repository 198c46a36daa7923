/** The share picture of a page, with the company's mark on an accent-colored bar. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Sharp } from 'sharp';
import type { CompanyLogo } from '../../../contract/company.ts';
import { encodePicture, toJpeg } from '../../../contract/pictures/open-picture.ts';
import { findOrMakeFile } from './file-cache.ts';
import { logoFile } from './logo-file.ts';
import { chooseMark, drawLogoMark, markSize, type LogoColors } from './logo-mark.ts';
import { openAny } from './open-any.ts';

/** A size in pixels that all services accept. */
export const shareSize = { width: 1200, height: 630 };
const { width, height } = shareSize;

/** Address of a page's share picture in a direction; pages/share renders it. */
export const getSharePath = (picture: string, direction: string) => `/share/${picture}.${direction}.jpg`;

/** Part of the cache key. Change it when the code below changes, so that pictures are drawn again. */
const recipe = 'whole';

interface ShareSource {
  /** Absolute path. */
  file: string;
  /** Percent from left and top. */
  focal: readonly [number, number];
}

interface ShareColors extends LogoColors {
  /** Color around a picture that is not cropped. */
  plaster: string;
}

export async function drawSharePicture(
  { file, focal }: ShareSource,
  colors: ShareColors,
  logo: CompanyLogo | undefined,
): Promise<Buffer> {
  const source = await readFile(file);
  const marks = logo && 'file' in logo ? await placeLogo(colors) : placeMark(colors, logo);
  const { plaster } = colors;
  const sources = [recipe, source, focal.join(), plaster, ...marks.overlays.map(({ input }) => input)];
  return findOrMakeFile('share', sources, async () => {
    const picture = await openAny(source, { width: width * 2, height: height * 2 });
    const placed = await placePicture(picture, focal, plaster, marks.right);
    return encodePicture(toJpeg(placed.composite(marks.overlays), 70, plaster).toBuffer());
  }).catch((error: unknown) => {
    throw new Error(`${path.relative('.', file)}: ${(error as Error).message}`, { cause: error });
  });
}

const bar = 24;
const left = 64;
/** Height of the mark, and the maximum height of a logo. */
const markHeight = 150;
const widestLogo = 520;

const svg = (content: string) => ({
  input: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`,
  ),
});

const drawBar = ({ accent }: LogoColors) =>
  `<path fill="${accent}" d="M0 ${height - bar}h${width}v${bar}H0z"/>`;

interface Marks {
  overlays: { input: Buffer; left?: number; top?: number }[];
  /** The right edge of the mark or the logo, in pixels from the left. */
  right: number;
}

/** The mark on the bar, as wide as it is high. */
const placeMark = (colors: LogoColors, logo: CompanyLogo | undefined): Marks => ({
  overlays: [
    svg(
      `${drawBar(colors)}\n<g transform="translate(${left} ${height - bar - markHeight}) scale(${markHeight / markSize})">${drawLogoMark(chooseMark(logo), colors)}</g>`,
    ),
  ],
  right: left + markHeight,
});

/** The logo on a white plate, to be legible on a dark picture. */
async function placeLogo(colors: LogoColors): Promise<Marks> {
  const padding = 20;
  const logo = await openAny(await readFile(logoFile), { width: widestLogo, height: markHeight });
  const { data, info } = await logo
    .resize(widestLogo, markHeight - 2 * padding, { fit: 'inside' })
    .extend({ top: padding, bottom: padding, left: padding, right: padding, background: '#fff' })
    .flatten({ background: '#fff' })
    .png()
    .toBuffer({ resolveWithObject: true });
  const plate = { input: data, left, top: height - bar - info.height };
  return { overlays: [svg(drawBar(colors)), plate], right: left + info.width };
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
