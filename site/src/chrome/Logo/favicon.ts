import type { Palette } from '../../collections/directions.ts';

/** The mark of the browser's tab, as SVG: the plumb bob of Logo.tsx in the accent of a direction. */
export const drawFavicon = ({ accent, onAccent }: Pick<Palette, 'accent' | 'onAccent'>): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path fill="${accent}" d="M0 0h40v40H0z"/>` +
  `<path fill="none" stroke="${onAccent}" stroke-width="2.5" d="M20 0v13m-6 0h12v4l-6 16-6-16z"/>` +
  `<path fill="${onAccent}" d="M14 17h12l-6 16z"/></svg>`;
