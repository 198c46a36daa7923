import { z } from 'astro/zod';

/** The folder names in site/src/directions. */
export const directionNames = Object.keys(import.meta.glob('../directions/*/direction.css')).map(
  (file) => file.split('/')[2] ?? '',
);

/** The direction that a page or the company selects. */
export const directionName = z
  .string()
  .refine((name) => directionNames.includes(name), {
    error: ({ input }) => `there is no look "${String(input)}"; the looks are ${directionNames.join(', ')}`,
  })
  .meta({ refersTo: 'direction' });
