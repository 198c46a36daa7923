/** An owner's accent color in the palette of a look: whatever is written on it or with it is readable. */
import { getContrast, getLuminance, type Channels } from './contrast.ts';

interface Colors {
  paper: string;
  plaster: string;
  graphite: string;
  ink: string;
  onGraphite: string;
}

/** WCAG 2.2 AA, for text of every size. */
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

/** `share` of the other color, from 0 to 1. */
function mix(one: string, other: string, share: number): string {
  const [from, to] = [parseHex(one), parseHex(other)];
  const channels = from.map((value, index) => Math.round(value + ((to[index] ?? 0) - value) * share));
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** The color as words on these planes: as much of `ink`, which is readable there, as it needs. */
function makeReadable(color: string, ink: string, planes: readonly string[]): string {
  const shades = Array.from({ length: steps }, (_, step) => mix(color, ink, step / steps));
  return shades.find((shade) => isReadable(shade, planes)) ?? ink;
}

/** White or black is readable on every color. */
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
