/** What is invented says `sample: true` in content: while a page shows it, its card and the footer say so. */
import { z } from 'astro/zod';

/** `true` until the entry is real. */
export const sample = z.boolean().default(false);

/** Whether anything in `data` is a sample, at any depth. */
export function hasSample(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false;
  return ('sample' in data && data.sample === true) || Object.values(data).some(hasSample);
}
