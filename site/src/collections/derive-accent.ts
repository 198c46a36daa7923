/** Fits an owner's accent color into a look's palette, so that text on it and in it is readable. */
import { getContrast, getLuminance, type Channels } from '../../../domain/contrast.ts';

interface Colors {
  paper: string;
  plaster: string;
  graphite: string;
  ink: string;
  onGraphite: string;
}

/** WCAG 2.2 AA for text of any size. */
const leastContrast = 4.5;
const steps = 20;

const parseHex = (hex: string): Channels => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return [red, green, blue];
};

const isReadable = (words: string, planes: readonly string[]): boolean =>
  planes.every(
    (plane) => getContrast(getLuminance(parseHex(words)), getLuminance(parseHex(plane))) >= leastContrast,
  );

/** `share`: how much of `other`, from 0 to 1. */
function mix(one: string, other: string, share: number): string {
  const [from, to] = [parseHex(one), parseHex(other)];
  const channels = from.map((value, index) => Math.round(value + ((to[index] ?? 0) - value) * share));
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Mixes in just enough of `ink`, which is readable on these planes, to make the color readable there too. */
function makeReadable(color: string, ink: string, planes: readonly string[]): string {
  const shades = Array.from({ length: steps }, (_, step) => mix(color, ink, step / steps));
  return shades.find((shade) => isReadable(shade, planes)) ?? ink;
}

/** Either white or black is readable on any color. */
const writeOn = (color: string): string =>
  ['#15181b', '#ffffff'].find((words) => isReadable(words, [color])) ?? '#000000';

export function deriveAccent({ paper, plaster, graphite, ink, onGraphite }: Colors, accent: string) {
  return {
    accent,
    accentFill: accent,
    onAccent: writeOn(accent),
    accentInk: makeReadable(accent, ink, [paper, plaster]),
    accentOnGraphite: makeReadable(accent, onGraphite, [graphite]),
  };
}
