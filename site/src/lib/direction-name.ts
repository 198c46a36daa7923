import { z } from 'astro/zod';

/** Names of the folders of site/src/directions. */
export const directionNames = Object.keys(import.meta.glob('../directions/*/direction.css')).map(
  (file) => file.split('/')[2] ?? '',
);

/** Name of the direction that a page or the company chooses. */
export const directionName = z
  .string()
  .refine((name) => directionNames.includes(name), {
    error: ({ input }) => `there is no look "${String(input)}"; the looks are ${directionNames.join(', ')}`,
  })
  .meta({ refersTo: 'direction' });
