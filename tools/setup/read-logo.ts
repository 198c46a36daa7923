/** A logo is judged by its content, not by its name, and written anew: what is served is only ever pixels. */
import type { Sharp } from 'sharp';
import { encodePicture, openPicture, PictureError } from '../../contract/pictures/open-picture.ts';
import { readSvg } from '../../site/src/lib/clean-svg.ts';
import { drawSvg } from '../../site/src/lib/draw-svg.ts';
import { AnswerError } from './answer-error.ts';

/** Four times the height in the header, for sharp screens. */
const height = 160;
const widest = 800;
const mostBytes = 5_000_000;

/** Other files that people choose, by their first bytes. */
const others: [start: RegExp, name: string][] = [
  [/^\xff\xd8\xff/, 'JPEG'],
  [/^RIFF[^]{4}WEBP/, 'WebP'],
  [/^GIF8/, 'GIF'],
  [/^[^]{4}ftyp/, 'HEIC or AVIF'],
  [/^(?:II\*\0|MM\0\*)/, 'TIFF'],
  [/^BM/, 'BMP'],
  [/^%PDF/, 'PDF'],
  [/^(?:%!PS|\xc5\xd0\xd3\xc6)/, 'EPS'],
  [/^8BPS/, 'Photoshop file'],
  [/^\x1f\x8b/, 'compressed SVG (SVGZ)'],
];

const forbidden: [RegExp, string][] = [
  [/<script|\son\w+\s*=|javascript:/i, 'It contains a program.'],
  [/<foreignObject/i, 'It contains a piece of a web page (foreignObject).'],
  [/<!ENTITY|<!DOCTYPE[^>]*\[/i, 'It contains definitions that a drawing does not need.'],
  [
    /(?:href|src)\s*=\s*["'](?!#|data:image\/(?:png|jpeg);)|url\(\s*["']?(?!#)|@import/i,
    'It fetches something from elsewhere.',
  ],
  [/<text[\s>]/i, 'It contains text, which looks different on every computer: convert text to paths.'],
];

function judgeSvg(text: string): void {
  const plain = text.replaceAll(/<!--[^]*?-->/g, '').replaceAll(/\sxmlns(?::\w+)?\s*=\s*(["'])[^"']*\1/g, '');
  const fault = forbidden.find(([pattern]) => pattern.test(plain))?.[1];
  if (fault) throw new AnswerError(`The logo is not taken. ${fault} Export it as a plain SVG, or as a PNG.`);
}

export interface LogoFile {
  bytes: Buffer;
  width: number;
  height: number;
}

async function openLogo(bytes: Buffer): Promise<Sharp> {
  const start = bytes.toString('latin1', 0, 16);
  const other = others.find(([pattern]) => pattern.test(start))?.[1];
  if (other)
    throw new AnswerError(`The logo is a ${other}, whatever its name says: export it as a PNG or an SVG.`);
  const drawing = readSvg(bytes);
  if (drawing !== undefined) {
    judgeSvg(drawing);
    return drawSvg(drawing, { width: widest, height });
  }
  return openPicture(bytes).catch((error: unknown) => {
    if (error instanceof PictureError && error.fault === 'unsupported')
      throw new AnswerError('The logo is neither a PNG nor an SVG: export it as one of them.');
    throw error;
  });
}

export async function readLogo(bytes: Buffer): Promise<LogoFile> {
  if (bytes.length > mostBytes) throw new AnswerError(`The logo is larger than ${mostBytes / 1e6} MB.`);
  try {
    const logo = (await openLogo(bytes)).resize({ width: widest, height, fit: 'inside' });
    const encoded = logo.png({ palette: true }).toBuffer({ resolveWithObject: true });
    const { data, info } = await encodePicture(encoded);
    return { bytes: data, width: info.width, height: info.height };
  } catch (error) {
    if (error instanceof AnswerError) throw error;
    throw new AnswerError('The logo cannot be read: export it again as PNG or SVG.');
  }
}
