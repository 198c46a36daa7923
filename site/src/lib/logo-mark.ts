/** The company's mark in a square of 40 by 40 units: its letters, or a plumb bob hanging true. */
import type { Company, CompanyLogo } from '../../../contract/company.ts';
import { getInitials } from './initials.ts';
import { drawLetters } from './letters.ts';

export interface LogoMark {
  /** Drawn as a line of `lineWidth` units. */
  outline: string;
  /** Filled; empty for letters. */
  body: string;
}

export const markSize = 40;
export const markSquare = 'M0 0h40v40H0z';
export const lineWidth = 2.5;

/** Cord and outline of the bob, and its lower part. */
const plumbBob: LogoMark = { outline: 'M20 0v13M14 13h12v4l-6 16-6-16z', body: 'M14 17h12l-6 16z' };

export const chooseMark = (logo: CompanyLogo | undefined): LogoMark =>
  logo && 'letters' in logo ? { outline: drawLetters(logo.letters), body: '' } : plumbBob;

/** Wider ones are illegible in the square of a browser's tab. */
const widestInSquare = 2;

/**
 * What a square shows: `file` for the logo's own picture, or a drawn mark. Of a strip, a square shows the letters of
 * the name.
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

/** The mark's paths, to be set into an `<svg>`. */
export const drawLogoMark = ({ outline, body }: LogoMark, { accent, onAccent }: LogoColors) =>
  `<path d='${markSquare}' fill='${accent}'/>` +
  `<path d='${outline}' fill='none' stroke='${onAccent}' stroke-width='${lineWidth}'/>` +
  (body && `<path d='${body}' fill='${onAccent}'/>`);
