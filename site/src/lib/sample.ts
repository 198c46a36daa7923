/**
 * What is invented says `sample: true` in content: while a page shows it, the footer says so, and its card or, where all
 * cards of a section are samples, the head of the section.
 */
import { z } from 'astro/zod';

/** `true` until the entry is real. */
export const sample = z.boolean().default(false);

/** Whether a list has nothing but samples, so that its head can say it once. */
export const areSamples = (items: readonly { sample: boolean }[]): boolean =>
  items.length > 0 && items.every((item) => item.sample);

/** Whether anything in `data` is a sample, at any depth. */
export function hasSample(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false;
  return ('sample' in data && data.sample === true) || Object.values(data).some(hasSample);
}
