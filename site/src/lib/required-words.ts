import { z } from 'astro/zod';

/** Text that must say something. */
export const words = z.string().trim().min(1);
