import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { getContrast, getLuminance, type Channels } from '../../../domain/contrast.ts';
import { deriveAccent } from './derive-accent.ts';

interface Palette {
  paper: string;
  plaster: string;
  graphite: string;
  ink: string;
  onGraphite: string;
}

const folder = path.join(import.meta.dirname, '../directions');
const palettes = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => path.join(folder, name, 'direction.yaml'))
  .map((file) => (parse(readFileSync(file, 'utf8')) as { colors: Palette }).colors);

const toLuminance = (hex: string) =>
  getLuminance([1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Channels);
const contrast = (one: string, other: string) => getContrast(toLuminance(one), toLuminance(other));

const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`);

test('keeps text readable on any accent, and in it, in every look', () => {
  fc.assert(
    fc.property(color, fc.constantFrom(...palettes), (accent, palette) => {
      const { accentFill, onAccent, accentInk, accentOnGraphite } = deriveAccent(palette, accent);
      const pairs: [string, string][] = [
        [onAccent, accentFill],
        [accentInk, palette.paper],
        [accentInk, palette.plaster],
        [accentOnGraphite, palette.graphite],
      ];
      for (const [words, plane] of pairs) expect(contrast(words, plane)).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

test('keeps an accent that is already readable', () => {
  const [palette] = palettes.filter(({ paper }) => paper === '#faf8f4');
  if (!palette) throw new Error('no look has this paper');
  expect(deriveAccent(palette, '#8a1010')).toMatchObject({
    accent: '#8a1010',
    accentInk: '#8a1010',
    onAccent: '#ffffff',
  });
});
