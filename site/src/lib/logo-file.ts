/** The company's own logo: pictures/logo.png, written by `npm run setup`. */
import path from 'node:path';
import { picturesFolder } from '../../../contract/content-folder.ts';

/** Addresses of the logo and of the square one for the browser's tab. */
export const logoPath = '/brand/logo.png';
export const iconPath = '/brand/icon.png';

export const logoName = 'logo.png' as const;
export const logoFile = path.join(picturesFolder, logoName);

/** Leaves room for the name and the menu beside it. */
const widestRatio = 4;

/** Pixels of the logo at a height; a very wide one is less high. */
export function fitLogo(logo: { width: number; height: number }, height: number) {
  const ratio = logo.width / logo.height;
  return ratio > widestRatio
    ? { width: height * widestRatio, height: Math.round((height * widestRatio) / ratio) }
    : { width: Math.round(height * ratio), height };
}
