import { z } from 'astro/zod';

/** Construction drawings that a page may open with; parts/Drawing draws them. */
export const drawingName = z.enum(['stud-wall', 'sheets', 'ceiling-grid', 'floor-plan', 'truss']);

export type DrawingName = z.output<typeof drawingName>;
