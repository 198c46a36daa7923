import { z } from 'astro/zod';

/** Non-empty text. */
export const words = z.string().trim().min(1);

/** Sentences may contain bold words and links (marks.ts). Titles, labels and form texts may not. */
export const sentences = words.meta({ takesMarks: true });

/** The small line above a section's title. */
export const annotation = words.meta({ label: 'Small line above the title' });
