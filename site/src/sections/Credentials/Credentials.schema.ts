import { z } from 'astro/zod';
import { annotation, sectionBase } from '../common.ts';

export const credentials = z
  .strictObject({
    ...sectionBase('Credentials'),
    label: annotation,
    show: z
      .enum(['proofs', 'all'])
      .meta({
        label: 'What it shows',
        options: {
          proofs: 'Licenses, insurance and certificates',
          all: 'These, towns near you, the address for bids and holidays',
        },
      })
      .default('proofs'),
  })
  .meta({
    label: 'Licenses and insurance',
    help: 'Your licenses, insurance and certificates, as Company says them. What has expired is left out.',
  });
