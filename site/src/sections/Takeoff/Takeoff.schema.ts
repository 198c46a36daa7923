import { z } from 'astro/zod';
import { action, sectionBase } from '../common.ts';

export const takeoff = z
  .strictObject({
    ...sectionBase('Takeoff'),
    /** A form on the same page, such as “#contact”, or a page with a form. */
    sendTo: action.shape.path.meta({ label: 'Form that sends the result' }),
  })
  .meta({ label: 'Estimate', help: 'Counts the material of rooms and walls while somebody types.' });
