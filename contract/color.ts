import { z } from 'zod';

/** A color as `#rrggbb`. */
export const hexColor = z.string().regex(/^#[0-9a-f]{6}$/, 'a color is written as #rrggbb in small letters');
