import { z } from 'astro/zod';
import { sectionBase, words } from '../common.ts';

export const demoNotice = z
  .strictObject({
    ...sectionBase('DemoNotice'),
    /** The limits of the demonstration: nothing is sold, sent or stored. */
    text: words,
  })
  .meta({
    label: 'Note of the shop',
    help: 'The strip on every page of the demonstration shop that says what it is.',
  });
