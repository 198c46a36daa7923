/** The company's own logo: pictures/logo.png, written by `npm run setup`. */
import path from 'node:path';
import type { CompanyLogo } from '../../../contract/company.ts';
import { picturesFolder } from '../../../contract/content-folder.ts';

/** Addresses of the logo and of the square one for the browser's tab. */
export const logoPath = '/brand/logo.png';
export const iconPath = '/brand/icon.png';

export const logoName = 'logo.png' as const;
export const logoFile = path.join(picturesFolder, logoName);

/** A logo with the company's name in it. */
export const isAlone = (logo: CompanyLogo | undefined): boolean =>
  logo !== undefined && 'file' in logo && logo.alone === true;

/** Leaves room for the name and the menu beside it; a logo with the name in it has the room of the name. */
const widest = { besideName: 4, alone: 6 };

/** Pixels of the logo at a height; a very wide one is less high. */
export function fitLogo(
  logo: { width: number; height: number; alone?: boolean | undefined },
  height: number,
) {
  const ratio = logo.width / logo.height;
  const widestRatio = logo.alone ? widest.alone : widest.besideName;
  return ratio > widestRatio
    ? { width: height * widestRatio, height: Math.round((height * widestRatio) / ratio) }
    : { width: Math.round(height * ratio), height };
}
