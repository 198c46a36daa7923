/** A plan that an owner types: rooms side by side with their openings. A project and its section share these fields. */
import { z } from 'astro/zod';
import { formatChoices } from '../../../contract/language.ts';
import { parseLength, readLength } from '../../../domain/typed/parse-length.ts';
import { words } from './required-words.ts';

const length = (example: string) =>
  words.refine((text) => readLength(text) !== undefined, {
    error: ({ input }) => {
      const parsed = parseLength(String(input));
      return parsed?.type === 'either'
        ? `feet or inches? write ${formatChoices(parsed.readings)}`
        : `write feet and inches, such as ${example}`;
    },
  });
const size = length('12\' 6"').refine((text) => readLength(text) !== 0, 'write more than nothing');
/** Zero is valid: a door may be in a corner. */
const place = length("3', or 0 for the corner");

const opening = z.strictObject({
  kind: z.enum(['window', 'door', 'open']).meta({
    label: 'What it is',
    options: { window: 'Window or glass', door: 'Door', open: 'Opening without a door' },
  }),
  wall: z.enum(['top', 'right', 'bottom', 'left']).meta({ label: 'Wall, as the plan shows it' }),
  /** The distance from the wall's left or upper end. */
  from: place.meta({ label: 'Where it begins' }),
  width: size,
});

const room = z
  .strictObject({
    name: words,
    /** The size from left to right. */
    length: size,
    /** The size from top to bottom. */
    width: size,
    openings: z.array(opening).default([]).meta({ one: 'opening' }),
  })
  .superRefine(({ name, length, width, openings }, context) => {
    openings.forEach((opening, index) => {
      const isAcross = opening.wall === 'top' || opening.wall === 'bottom';
      const wall = isAcross ? length : width;
      if (inchesOf(opening.from) + inchesOf(opening.width) <= inchesOf(wall)) return;
      const message = `the ${opening.wall} wall of “${name}” is ${wall} long, and this opening goes beyond it`;
      context.addIssue({ code: 'custom', path: ['openings', index, 'width'], message });
    });
  });

export const floorPlan = z
  .strictObject({
    title: words.meta({ label: 'What it shows' }),
    /** The rooms from left to right. Neighbors share a wall. */
    rooms: z.array(room).min(1).max(5).meta({ one: 'room' }),
  })
  .meta({ label: 'Plan with dimensions', help: 'Drawn to scale. Sizes as on your plan, such as 12\' 6".' });

export type FloorPlanData = z.output<typeof floorPlan>;

/** Reads a size that the schema has accepted. */
export const inchesOf = (size: string): number => readLength(size) ?? 0;
