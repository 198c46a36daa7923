/**
 * What is invented says `sample: true` in content: while a page shows it, the footer says so, and its card or, where all
 * cards of a section are samples, the head of the section.
 */
import { z } from 'astro/zod';
import { visitValues } from '../../../contract/values.ts';

/** `true` until the entry is real. */
export const sample = z.boolean().default(false).meta({
  label: 'Still a sample',
  help: 'The page marks it as a sample, and the site is not ready to be opened with it. Untick it when everything here is true.',
});

/** Whether a list has nothing but samples, so that its head can say it once. */
export const areSamples = (items: readonly { sample: boolean }[]): boolean =>
  items.length > 0 && items.every((item) => item.sample);

const hasFlag = (data: unknown, flag: string): boolean =>
  visitValues(data).some(({ path, value }) => path.at(-1) === flag && value === true);

/** Whether anything in `data` is a sample, at any depth. */
export const hasSample = (data: unknown): boolean => hasFlag(data, 'sample');

/** Whether a picture in `data` is a rendering. */
export const hasRendering = (data: unknown): boolean => hasFlag(data, 'isRendering');
