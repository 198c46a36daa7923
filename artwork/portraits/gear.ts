/** Hats, glasses and beards. */
import { d, plane } from './head.ts';
import type { Tone } from './tones.ts';

export function drawHardHat(tone: Tone): string {
  return (
    plane(tone.lit, 'M-146-92C-148-206-84-268 0-268S148-206 146-92Z') +
    plane(tone.shade, 'M40-264C110-250 148-196 146-92H76C84-160 74-220 40-264Z') +
    plane(tone.shade, 'M-30-272H24L30-96H-30Z') +
    plane(tone.lit, 'M-30-272H4L8-96H-30ZM-166-100Q0-134 166-100L172-76Q0-112-172-76Z') +
    plane(tone.shade, 'M60-116Q112-112 166-100L172-76Q112-92 66-94Z')
  );
}

/** Shadow of a brim on the forehead. */
export function drawBrimShadow(ink: string): string {
  return plane(ink, 'M-150-96Q0-126 150-96V-62Q0-88-150-62Z');
}

export function drawGlasses(ink: string, turn: number, round: boolean): string {
  const t = turn * 30;
  const lens = (x: number) =>
    round
      ? d`M${x - 44} 0a44 42 0 1 1 88 0a44 42 0 1 1 -88 0Z`
      : d`M${x - 48}-30H${x + 46}L${x + 42} 22Q${x + 38} 34 ${x + 22} 34H${x - 22}Q${x - 40} 34 ${x - 44} 20Z`;
  return (
    `<path fill="none" stroke="${ink}" stroke-width="8" d="${lens(t - 57)}${lens(t + 59)}"/>` +
    plane(
      ink,
      d`M${t - 12}-12Q${t + 1}-20 ${t + 14}-12V-4Q${t + 1}-12 ${t - 12}-4ZM${t - 104}-18L-138-26V-18L${t - 104}-8ZM${t + 104}-18L138-26V-18L${t + 104}-8Z`,
    )
  );
}

/** Full beard inside the outline of the face; `top` is its height at the ears. */
export function drawBeard(tone: Tone, turn: number, top: number): string {
  const t = turn * 30;
  return (
    plane(
      tone.lit,
      d`M-150 ${top}L-112 ${top}Q-104 84 ${t - 50} 108Q${t} 96 ${t + 50} 108Q104 84 112 ${top}H150V260H-150Z`,
    ) +
    plane(
      tone.shade,
      d`M${t + 8} 101Q${t + 30} 100 ${t + 50} 108Q104 84 112 ${top}H150V260H${t + 20}Q${t + 34} 180 ${t + 8} 150Z`,
    )
  );
}

export function drawMoustache(tone: Tone, turn: number): string {
  const t = turn * 30;
  return (
    plane(tone.lit, d`M${t} 98Q${t - 36} 92 ${t - 62} 136Q${t - 30} 128 ${t + 2} 128Z`) +
    plane(tone.shade, d`M${t + 4} 98Q${t + 40} 92 ${t + 66} 136Q${t + 34} 128 ${t + 2} 128Z`)
  );
}
