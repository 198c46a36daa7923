/** The company's mark in a 40 by 40 square: its letters, or a plumb bob. */
import type { Company, CompanyLogo } from '../../../contract/company.ts';
import { getInitials } from '../../../contract/initials.ts';
import { drawLetters } from './letters.ts';

export interface LogoMark {
  /** Drawn as a stroke `lineWidth` units wide. */
  outline: string;
  /** Filled. Empty for letters. */
  body: string;
}

export const markSize = 40;
export const markSquare = 'M0 0h40v40H0z';
export const lineWidth = 2.5;

/** The cord and outline of the bob, and its lower half. */
const plumbBob: LogoMark = { outline: 'M20 0v13M14 13h12v4l-6 16-6-16z', body: 'M14 17h12l-6 16z' };

export const chooseMark = (logo: CompanyLogo | undefined): LogoMark =>
  logo && 'letters' in logo ? { outline: drawLetters(logo.letters), body: '' } : plumbBob;

/** Wider logos are illegible in the square of a browser tab. */
const widestInSquare = 2;

/**
 * The content of a square: `file` for the logo itself, or a drawn mark. A logo too wide for the square becomes the
 * initials.
 */
export function chooseSquare({ logo, name }: Pick<Company, 'logo' | 'name'>): 'file' | LogoMark {
  if (!logo || 'letters' in logo) return chooseMark(logo);
  if (logo.width <= widestInSquare * logo.height) return 'file';
  const letters = getInitials(name);
  return letters === '' ? 'file' : chooseMark({ letters });
}

export interface LogoColors {
  /** Color of the square. */
  accent: string;
  /** Color of the drawing on the square. */
  onAccent: string;
}

/** The mark's paths for an `<svg>`. */
export const drawLogoMark = ({ outline, body }: LogoMark, { accent, onAccent }: LogoColors) =>
  `<path d='${markSquare}' fill='${accent}'/>` +
  `<path d='${outline}' fill='none' stroke='${onAccent}' stroke-width='${lineWidth}'/>` +
  (body && `<path d='${body}' fill='${onAccent}'/>`);
