import type { Company } from '../../../../contract/company.ts';
import { iconPath } from '../../logo/logo.ts';
import { chooseSquare, drawLogoMark, markSize, type LogoColors } from '../../logo/logo-mark.ts';

/**
 * Address and type of the browser tab's icon. A drawn mark is a data URL in the direction's accent color, which
 * includes its type.
 */
export function chooseIcon(
  company: Pick<Company, 'logo' | 'name'>,
  colors: LogoColors,
): { href: string; type?: string } {
  const square = chooseSquare(company);
  if (square === 'file') return { href: iconPath, type: 'image/png' };
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${markSize} ${markSize}'>${drawLogoMark(square, colors)}</svg>`;
  return { href: `data:image/svg+xml,${svg.replaceAll('#', '%23')}` };
}
