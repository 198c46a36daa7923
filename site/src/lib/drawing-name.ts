import { z } from 'astro/zod';

/** Construction drawings for the head of a page. parts/Drawing draws them. */
export const drawingName = z.enum(['stud-wall', 'sheets', 'ceiling-grid', 'floor-plan', 'truss']).meta({
  label: 'Drawing beside the title',
  options: { 'stud-wall': 'Framed wall', sheets: 'Boards', 'ceiling-grid': 'Suspended ceiling' },
});

export type DrawingName = z.output<typeof drawingName>;
