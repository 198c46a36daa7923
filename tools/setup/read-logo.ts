/** A logo is judged by its content, not by its name, and written anew: what is served is only ever pixels. */
import sharp from 'sharp';
import { AnswerError } from './answer-error.ts';

/** Four times the height in the header, for sharp screens. */
const height = 160;
const widest = 800;
const mostBytes = 5_000_000;
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47]);

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

export async function readLogo(bytes: Buffer): Promise<LogoFile> {
  if (bytes.length > mostBytes) throw new AnswerError(`The logo is larger than ${mostBytes / 1e6} MB.`);
  const isPng = bytes.subarray(0, 4).equals(png);
  if (!isPng) {
    const text = bytes.toString('utf8');
    if (!/<svg[\s>]/i.test(text.slice(0, 5000)))
      throw new AnswerError('The logo is neither a PNG nor an SVG: export it as one of them.');
    judgeSvg(text);
  }
  // An SVG is drawn large before it is made small, so that its edges are sharp.
  const source = sharp(bytes, isPng ? {} : { density: 600 });
  try {
    const { data, info } = await source
      .resize({ width: widest, height, fit: 'inside' })
      .png({ palette: true })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    throw new AnswerError('The logo cannot be read: export it again as PNG or SVG.');
  }
}
