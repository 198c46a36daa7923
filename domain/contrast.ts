/** Color contrast as WCAG 2.2 defines it. Channels range from 0 to 255. */
export type Channels = readonly [red: number, green: number, blue: number];

/** Relative luminance, 0 (black) to 1 (white). */
export function getLuminance([red, green, blue]: Channels): number {
  const linear = (value: number) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Contrast ratio of two luminances, 1 to 21, in either order. */
export const getContrast = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
