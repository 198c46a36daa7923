import { factFields } from '../../collections/fact-sheets.ts';
import { sample } from '../../lib/sample.ts';
import { z } from 'astro/zod';
import { action, sectionBase } from '../common.ts';

/** What somebody who compares offers looks up: labels and values, like prices or what a bidder brings. */
export const factSheet = z.strictObject({
  ...sectionBase('FactSheet'),
  sample,
  ...factFields,
  action: action.optional(),
});
