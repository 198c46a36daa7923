import { z } from 'astro/zod';
import { sectionBase, words } from '../common.ts';

/** Licenses, insurance and certificates of content/company.yaml, as they hold on the day of the build. */
export const credentials = z.strictObject({
  ...sectionBase('Credentials'),
  /** Annotation above them. */
  label: words,
  /** `all` adds the towns near home, the address for bids and the days on which the office is closed. */
  show: z.enum(['proofs', 'all']).default('proofs'),
});
