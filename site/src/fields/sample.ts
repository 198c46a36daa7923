/**
 * Invented content says `sample: true`. The footer of a page with samples discloses them, and so does each card. If
 * all cards of a section are samples, the section's head says so once.
 */
import { z } from 'astro/zod';
import { isFields } from '../../../contract/values.ts';

/** `true` until the entry is real. */
export const sample = z.boolean().default(false).meta({
  label: 'Still a sample',
  help: 'The page marks it as a sample, and the site is not ready to be opened with it. Uncheck it when everything here is true.',
});

/** Whether a list consists of samples only, so that its head can say so once. */
export const areSamples = (items: readonly { sample: boolean }[]): boolean =>
  items.length > 0 && items.every((item) => item.sample);

const hasFlag = (data: unknown, flag: string): boolean =>
  Array.isArray(data)
    ? data.some((item) => hasFlag(item, flag))
    : isFields(data) && (data[flag] === true || Object.values(data).some((item) => hasFlag(item, flag)));

/** Whether `data` contains a sample at any depth. */
export const hasSample = (data: unknown): boolean => hasFlag(data, 'sample');

/** Whether `data` contains a picture that is a rendering. */
export const hasRendering = (data: unknown): boolean => hasFlag(data, 'isRendering');
