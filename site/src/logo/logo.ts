/** Addresses, size and form of the company's logo. */
import type { CompanyLogo } from '../../../contract/company.ts';

/** Addresses of the logo and of its square version for the browser tab. */
export const logoPath = '/brand/logo.png';
export const iconPath = '/brand/icon.png';

/** Its file in pictures/, which the office writes. */
export const logoName = 'logo.png' as const;

/** Whether the logo contains the company's name. */
export const isAlone = (logo: CompanyLogo | undefined): boolean =>
  logo !== undefined && 'file' in logo && logo.alone === true;

/** Width of the logo in multiples of its height. A logo next to the name leaves room for name and menu. */
const widest = { besideName: 4, alone: 6 };

/** The logo's size in pixels at a given height. A very wide logo is less high. */
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
