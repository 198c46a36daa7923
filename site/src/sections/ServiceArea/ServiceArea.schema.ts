import { z } from 'astro/zod';
import { action, sectionBase, words } from '../common.ts';

/** The states the company works in, drawn and named. */
export const serviceArea = z.strictObject({
  ...sectionBase('ServiceArea'),
  label: words,
  title: words,
  text: words,
  action: action.optional(),
});
