/** Puts a person on a 4:5 sheet, with light from the left on the wall behind. */
import { drawEars, drawFace, drawNeck, plane } from './head.ts';
import type { Person } from './person.ts';
import { ground } from './tones.ts';

export function printPortrait({
  face,
  behind = '',
  clothes,
  onSkin = '',
  over,
  shift,
  scale,
}: Person): string {
  const head = drawEars(face) + drawFace(face, onSkin, 'f');
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1000" viewBox="0 0 800 1000">',
    plane(ground.wall, 'M0 0H800V1000H0Z'),
    plane(ground.light, 'M520 0H800V1000H340Z'),
    `<g transform="translate(${String(400 + (shift ?? 0))} 456) scale(${String(scale ?? 1.2)})">${behind}${drawNeck(face)}${clothes}${head}${over}</g>`,
    `</svg>\n`,
  ].join('');
}
