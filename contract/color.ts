import { z } from 'zod';

/** A color as `#rrggbb`. */
export const hexColor = z.string().regex(/^#[0-9a-f]{6}$/, 'write a color such as #b01020, in lowercase');
