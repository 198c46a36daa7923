import { isPaused } from './carousel-timer.ts';
import type { Turns } from './carousel-turns.ts';

const findDots = (root: HTMLElement) => root.querySelectorAll('[data-carousel-dot]');

/** Says which slide is the first in view. */
export function markDot(root: HTMLElement, shown: number): void {
  findDots(root).forEach((dot, index) => {
    dot.ariaCurrent = String(index === shown);
  });
}

/** Lets the buttons turn and pause a carousel. */
export function connectControls(
  root: HTMLElement,
  { turnBy, turnToIndex }: Turns,
  startsPaused: boolean,
  restart: () => void,
): void {
  const pause = root.querySelector<HTMLButtonElement>('[data-carousel-pause]');
  const pauseLabel = pause?.ariaLabel ?? '';
  const setPaused = (paused: boolean): void => {
    root.toggleAttribute('data-paused', paused);
    if (pause) pause.ariaLabel = paused ? (pause.dataset['play'] ?? '') : pauseLabel;
    restart();
  };
  setPaused(startsPaused);
  pause?.addEventListener('click', () => setPaused(!isPaused(root)));
  root.querySelector('[data-carousel-next]')?.addEventListener('click', () => turnBy(1));
  root.querySelector('[data-carousel-previous]')?.addEventListener('click', () => turnBy(-1));
  findDots(root).forEach((dot, index) => {
    dot.addEventListener('click', () => turnToIndex(index));
  });
}
