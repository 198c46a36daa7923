import { z } from 'astro/zod';
import { sectionBase, words } from '../common.ts';

/** Say here what a visitor learns from this section. */
export const factSheet = z.strictObject({
  ...sectionBase('FactSheet'),
  title: words,
  text: words,
});
