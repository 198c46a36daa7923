import type { Palette } from '../../collections/directions.ts';

/** The mark of the browser's tab: the plumb bob of Logo.tsx in the accent of a direction, as the address of an image. */
export function drawFavicon({ accent, onAccent }: Pick<Palette, 'accent' | 'onAccent'>): string {
  const svg =
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 40 40'><path d='M0 0h40v40H0z' fill='${accent}'/>` +
    `<path d='M20 0v13M14 13h12v4l-6 16-6-16z' fill='none' stroke='${onAccent}' stroke-width='2.5'/>` +
    `<path d='M14 17h12l-6 16z' fill='${onAccent}'/></svg>`;
  return `data:image/svg+xml,${svg.replaceAll('#', '%23')}`;
}
