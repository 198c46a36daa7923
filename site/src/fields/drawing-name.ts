import { z } from 'astro/zod';

/** The drawings for page heads and steps; parts/Drawing draws them. */
export const drawingName = z
  .enum(['stud-wall', 'sheets', 'ceiling-grid', 'floor-plan', 'truss', 'joists', 'telephone', 'quote'])
  .meta({
    label: 'Drawing beside the title',
    options: {
      'stud-wall': 'Framed wall',
      'ceiling-grid': 'Suspended ceiling',
      telephone: 'Phone with a photo of a crack',
      quote: 'Written price',
    },
  });

export type DrawingName = z.output<typeof drawingName>;
