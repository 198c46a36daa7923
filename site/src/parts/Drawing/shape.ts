/** A drawing, and the pieces of its paths. */

export interface Shape {
  /** Inches, from the upper left corner of the drawing. */
  width: number;
  height: number;
  /** Main outlines, at full strength. */
  strong: string;
  /** Paths in the background, drawn fainter. */
  faint?: string;
  /** Filled with the accent color. */
  accent?: string;
  /** Rows of screws: each line is drawn as dots 12 inches apart. */
  screws?: string;
  /** Dimension lines, labeled with their length. */
  dimensions: readonly { from: Point; to: Point }[];
}

export type Point = readonly [x: number, y: number];

export const line = ([x1, y1]: Point, [x2, y2]: Point) => `M${x1} ${y1}L${x2} ${y2}`;
export const rectangle = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h${-width}z`;
export const polygon = (...points: Point[]) => `M${points.map((point) => point.join(' ')).join('L')}z`;
export const range = (from: number, to: number, step: number) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);
