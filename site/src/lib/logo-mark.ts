/** The company's mark: a plumb bob hanging true in a square of 40 by 40 units. */
export const logoMark = {
  size: 40,
  square: 'M0 0h40v40H0z',
  /** Cord and outline of the bob, as a line of `lineWidth` units. */
  outline: 'M20 0v13M14 13h12v4l-6 16-6-16z',
  lineWidth: 2.5,
  /** The bob's lower part. */
  body: 'M14 17h12l-6 16z',
} as const;

export interface LogoColors {
  /** Of the square. */
  accent: string;
  /** Of the plumb bob. */
  onAccent: string;
}

/** The mark's paths, to be set into an `<svg>`. */
export const drawLogoMark = ({ accent, onAccent }: LogoColors) =>
  `<path d='${logoMark.square}' fill='${accent}'/>` +
  `<path d='${logoMark.outline}' fill='none' stroke='${onAccent}' stroke-width='${logoMark.lineWidth}'/>` +
  `<path d='${logoMark.body}' fill='${onAccent}'/>`;
