/** Draws the line drawings that stand in pictures/ where a picture is still missing. */
import { writeFile } from 'node:fs/promises';
import { framingDrawings } from './placeholders/framing.ts';
import { printSheet } from './placeholders/sheet.ts';
import { trussDrawings } from './placeholders/trusses.ts';

const limit = 12_000;
const drawings = [...framingDrawings, ...trussDrawings];

for (const [index, drawing] of drawings.entries()) {
  const sheet = printSheet(drawing, index + 1);
  if (sheet.length > limit)
    throw new Error(`${drawing.name} takes ${sheet.length} bytes; ${limit} are allowed`);
  await writeFile(`pictures/${drawing.name}.svg`, sheet);
}
console.log(`Drew ${drawings.length} sheets into pictures/`);
