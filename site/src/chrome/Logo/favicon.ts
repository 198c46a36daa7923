import { drawLogoMark, logoMark, type LogoColors } from '../../lib/logo-mark.ts';

/** The mark of the browser's tab in the accent of a direction, as the address of an image. */
export function drawFavicon(colors: LogoColors): string {
  const { size } = logoMark;
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${size} ${size}'>${drawLogoMark(colors)}</svg>`;
  return `data:image/svg+xml,${svg.replaceAll('#', '%23')}`;
}
