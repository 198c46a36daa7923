import { z } from 'astro/zod';
import { sectionBase, words } from '../common.ts';

export const variantList = z
  .strictObject({
    ...sectionBase('VariantList'),
    homes: words.meta({ label: 'Heading over home pages' }),
    onePagers: words.meta({ label: 'Heading over one-page sites' }),
  })
  .meta({
    label: 'All home pages',
    help: 'Every home page of the site as a small picture, for the owner who chooses one.',
  });
