/** Shoulders and clothes. */
import { edge, plane } from './head.ts';
import type { Tone } from './tones.ts';

const body =
  'M-78 246C-150 280-256 290-300 372L-346 580H346L300 372C256 290 150 280 78 246Q60 318 0 326Q-60 318-78 246Z';
const bodyShade = 'M78 246C150 280 256 290 300 372L346 580H96C120 480 100 380 46 312Z';

export function drawTorso(tone: Tone): string {
  return plane(tone.lit, body) + edge(tone.shade, bodyShade);
}

/** Round neck of a T-shirt. */
export function drawTee(tone: Tone, rib: string): string {
  return drawTorso(tone) + plane(rib, 'M-84 244Q-60 336 0 338T84 244L70 240Q46 312 0 314T-70 240Z');
}

/** Collar turned up around the neck. */
export function drawRollNeck(tone: Tone, line: string): string {
  return (
    drawTorso(tone) +
    plane(tone.lit, 'M-90 250H90L56 336H-60Z') +
    plane(tone.shade, 'M20 250H90L60 336H40Z') +
    plane(tone.lit, 'M-82 196Q0 262 82 196L96 268Q0 340-96 268Z') +
    plane(tone.shade, 'M10 228Q50 222 82 196L96 268Q58 296 20 302Z') +
    plane(line, 'M-96 268Q0 340 96 268L100 280Q0 352-100 280Z')
  );
}

/** Bib and straps over a T-shirt. */
export function drawOveralls(below: string, tone: Tone, button: string): string {
  return (
    below +
    plane(tone.lit, 'M-176 280L-124 264L-96 392H-150ZM-150 392H0V580H-180Z') +
    plane(tone.shade, 'M176 280L124 264L96 392H150ZM0 392H150L180 580H0Z') +
    plane(button, 'M-134 408a12 12 0 1 0 24 0a12 12 0 1 0-24 0ZM110 408a12 12 0 1 0 24 0a12 12 0 1 0-24 0Z')
  );
}

/** Open collar over a shirt's front. */
export function drawShirt(tone: Tone, line: string): string {
  return (
    drawTorso(tone) +
    plane(line, 'M-84 240L-114 280L-50 384L4 336V580H10V336L56 384L114 280L84 240L0 320Z') +
    plane(tone.lit, 'M-80 232L-106 276L-50 372L0 318L-66 244Z') +
    plane(tone.shade, 'M80 232L106 276L56 372L0 318L66 244Z')
  );
}

/** Jacket with lapels over a shirt. */
export function drawJacket(tone: Tone, shirt: Tone, line: string): string {
  return (
    drawTorso(shirt) +
    plane(shirt.lit, 'M-40 320L0 308L40 320V340H-40Z') +
    plane(tone.lit, 'M-84 244C-150 280-256 290-300 372L-346 580H-10L-96 300Z') +
    edge(tone.shade, 'M84 244C150 280 256 290 300 372L346 580H-10L96 300Z') +
    plane(tone.shade, 'M-84 244L-148 350L-100 372L-116 404L-10 580L-96 300Z') +
    plane(tone.lit, 'M84 244L148 350L104 372L120 404L-10 580L96 300Z') +
    plane(line, 'M-80 240L-46 352L0 316ZM80 240L46 352L0 316Z')
  );
}

/** Open vest with two bright bands, over other clothes. */
export function drawVest(below: string, vest: Tone, band: Tone): string {
  return (
    below +
    plane(vest.lit, 'M-132 272L-206 292L-214 580H-40L-52 420Z') +
    plane(vest.shade, 'M132 272L206 292L214 580H36L52 420Z') +
    plane(band.lit, 'M-184 287L-158 279L-140 400H-172ZM-209 396H-50V430H-210Z') +
    plane(band.shade, 'M184 287L158 279L140 400H172ZM209 396H48V430H210Z')
  );
}

/** Hood on the shoulders. */
export function drawHoodie(tone: Tone, cord: string): string {
  return (
    drawTorso(tone) +
    plane(
      tone.shade,
      'M-96 214C-150 250-150 300-96 330Q-40 366 0 400Q40 366 96 330C150 300 150 250 96 214L70 250Q60 310 0 334Q-60 310-70 250Z',
    ) +
    plane(tone.lit, 'M-96 214C-150 250-150 300-96 330Q-40 366 0 400L0 334Q-60 310-70 250Z') +
    plane(cord, 'M-30 372H-22V470H-30ZM22 372H30V452H22Z')
  );
}
