import { z } from 'astro/zod';

/** Construction drawings that a page may open with; parts/Drawing draws them. */
export const drawingName = z.enum(['stud-wall', 'sheets', 'ceiling-grid', 'floor-plan', 'truss']).meta({
  label: 'Drawing beside the title',
  options: { 'stud-wall': 'Framed wall', sheets: 'Boards', 'ceiling-grid': 'Suspended ceiling' },
});

export type DrawingName = z.output<typeof drawingName>;
