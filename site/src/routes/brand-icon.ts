/** The company's mark as a square picture, for /favicon.ico, home screens and search engines. */
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Company } from '../../../contract/company.ts';
import { logoFile } from '../logo/logo-file.ts';
import { chooseSquare, drawLogoMark, markSize, type LogoColors } from '../logo/logo-mark.ts';

/** Home screens do not support transparency and crop the corners. */
const homeScreenSize = 180;
/** Every browser that requests the ICO scales it. */
const tabSize = 48;

type Brand = Pick<Company, 'logo' | 'name'>;

async function drawSquareIcon(company: Brand, colors: LogoColors, size: number): Promise<Buffer> {
  const square = chooseSquare(company);
  if (square === 'file') {
    const margin = Math.round(size / 12);
    return sharp(await readFile(logoFile))
      .resize(size - 2 * margin, size - 2 * margin, { fit: 'contain', background: '#fff' })
      .extend({ top: margin, bottom: margin, left: margin, right: margin, background: '#fff' })
      .flatten({ background: '#fff' })
      .png()
      .toBuffer();
  }
  const mark = drawLogoMark(square, colors);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${markSize} ${markSize}">${mark}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

export const drawHomeScreenIcon = (company: Brand, colors: LogoColors): Promise<Buffer> =>
  drawSquareIcon(company, colors, homeScreenSize);

/** An ICO file that contains one PNG: a 22-byte directory comes first. */
export async function drawTabIcon(company: Brand, colors: LogoColors): Promise<Buffer> {
  const png = await drawSquareIcon(company, colors, tabSize);
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // type: icon
  head.writeUInt16LE(1, 4); // number of images
  head.writeUInt8(tabSize, 6);
  head.writeUInt8(tabSize, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
