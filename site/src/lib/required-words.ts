import { z } from 'astro/zod';

/** Text that must say something. */
export const words = z.string().trim().min(1);

/** Sentences, which may have bold words and links (marks.ts). Titles, labels and texts of forms have none. */
export const sentences = words.meta({ takesMarks: true });

/** Above the title of a section. */
export const annotation = words.meta({ label: 'Small line above the title' });
