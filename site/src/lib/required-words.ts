import { z } from 'astro/zod';

/** Text that must say something. */
export const words = z.string().trim().min(1);

/** Above the title of a section. */
export const annotation = words.meta({ label: 'Small line above the title' });
