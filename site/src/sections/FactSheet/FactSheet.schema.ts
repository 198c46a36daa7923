import { factFields } from '../../collections/fact-sheets.ts';
import { sample } from '../../lib/sample.ts';
import { z } from 'astro/zod';
import { action, sectionBase } from '../common.ts';

export const factSheet = z
  .strictObject({
    ...sectionBase('FactSheet'),
    sample,
    ...factFields,
    action: action.meta({ label: 'Button' }).optional(),
  })
  .meta({
    label: 'Fact sheet',
    help: 'Labels and values that somebody who compares offers looks up, such as prices.',
  });
