/** The picture that is shown when somebody passes a page on: cropped, with the company's mark on a bar in the accent. */
import { readFile } from 'node:fs/promises';
import type { CompanyLogo } from '../../../contract/company.ts';
import { encodePicture, toJpeg } from '../../../contract/pictures/open-picture.ts';
import { findOrMakeFile } from './kept-files.ts';
import { logoFile } from './logo-file.ts';
import { chooseMark, drawLogoMark, type LogoColors } from './logo-mark.ts';
import { openAny } from './open-any.ts';

/** Pixels that all services take. */
const [width, height] = [1200, 630];

/** Address of the picture for a page of a direction; pages/share makes it. */
export const getSharePath = (picture: string, direction: string) => `/share/${picture}.${direction}.jpg`;

/** Another one when what is made of the same picture changes. */
const recipe = 'upright';

/** `file`: from the project's folder. */
export async function drawSharePicture(
  file: string,
  colors: LogoColors,
  logo: CompanyLogo | undefined,
): Promise<Buffer> {
  const source = await readFile(file);
  const overlays = logo && 'file' in logo ? await placeLogo(colors) : [drawMark(colors, logo)];
  return findOrMakeFile('share', [recipe, source, ...overlays.map(({ input }) => input)], async () => {
    const picture = await openAny(source, { width: width * 2, height: height * 2 });
    return encodePicture(
      toJpeg(picture.resize(width, height, { fit: 'cover' }).composite(overlays), 70).toBuffer(),
    );
  }).catch((error: unknown) => {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
  });
}

const bar = 24;
const left = 64;
/** Height of the mark, and the most that a logo may take of the picture. */
const markHeight = 150;
const widestLogo = 520;

const svg = (content: string) => ({
  input: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`,
  ),
});

const drawBar = ({ accent }: LogoColors) =>
  `<path fill="${accent}" d="M0 ${height - bar}h${width}v${bar}H0z"/>`;

/** The mark, 150 pixels wide, on a bar at the foot. */
const drawMark = (colors: LogoColors, logo: CompanyLogo | undefined) =>
  svg(
    `${drawBar(colors)}\n<g transform="translate(${left} ${height - bar - markHeight}) scale(3.75)">${drawLogoMark(chooseMark(logo), colors)}</g>`,
  );

/** The logo on a white plate, which it needs on a dark picture. */
async function placeLogo(colors: LogoColors) {
  const padding = 20;
  const logo = await openAny(await readFile(logoFile), { width: widestLogo, height: markHeight });
  const { data, info } = await logo
    .resize(widestLogo, markHeight - 2 * padding, { fit: 'inside' })
    .extend({ top: padding, bottom: padding, left: padding, right: padding, background: '#fff' })
    .flatten({ background: '#fff' })
    .png()
    .toBuffer({ resolveWithObject: true });
  return [svg(drawBar(colors)), { input: data, left, top: height - bar - info.height }];
}
