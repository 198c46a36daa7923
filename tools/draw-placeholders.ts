/** Draws the line drawings that stand in pictures/ where a picture is still missing. */
import { writeFile } from 'node:fs/promises';
import { boardDrawings } from './placeholders/boards.ts';
import { ceilingDrawings } from './placeholders/ceilings.ts';
import { detailDrawings } from './placeholders/details.ts';
import { framingDrawings } from './placeholders/framing.ts';
import { houseDrawings } from './placeholders/houses.ts';
import { kitchenDrawings } from './placeholders/kitchens.ts';
import { paintingDrawings } from './placeholders/painting.ts';
import { sectionDrawings } from './placeholders/sections.ts';
import { printSheet } from './placeholders/sheet.ts';
import { siteDrawings } from './placeholders/site.ts';
import { structureDrawings } from './placeholders/structure.ts';
import { trussDrawings } from './placeholders/trusses.ts';

const limit = 12_000;
const drawings = [
  ...framingDrawings,
  ...trussDrawings,
  ...structureDrawings,
  ...ceilingDrawings,
  ...boardDrawings,
  ...kitchenDrawings,
  ...detailDrawings,
  ...sectionDrawings,
  ...houseDrawings,
  ...siteDrawings,
  ...paintingDrawings,
];

for (const [index, drawing] of drawings.entries()) {
  const sheet = printSheet(drawing, index + 1);
  if (sheet.length > limit)
    throw new Error(`${drawing.name} takes ${sheet.length} bytes; ${limit} are allowed`);
  await writeFile(`pictures/${drawing.name}.svg`, sheet);
}
console.log(`Drew ${drawings.length} sheets into pictures/`);
