import { factFields } from '../../collections/fact-sheets.ts';
import { sample } from '../../fields/sample.ts';
import { z } from 'astro/zod';
import { action, sectionBase } from '../common.ts';

export const factSheet = z
  .strictObject({
    ...sectionBase('FactSheet'),
    sample,
    ...factFields,
    look: z
      .enum(['cells', 'rows'])
      .meta({ options: { cells: 'Side by side', rows: 'A row for each, such as prices' } })
      .optional(),
    action: action.meta({ label: 'Button' }).optional(),
  })
  .meta({
    label: 'Fact sheet',
    help: 'Labels and values that somebody who compares offers looks up, such as prices.',
  });
