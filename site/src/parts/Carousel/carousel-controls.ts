import type { Turns } from './carousel-turns.ts';

const findDots = (root: HTMLElement) => root.querySelectorAll('[data-carousel-dot]');

/** Says which slide is the first in view. */
export function markDot(root: HTMLElement, shown: number): void {
  findDots(root).forEach((dot, index) => {
    dot.ariaCurrent = String(index === shown);
  });
}

/** Lets the buttons turn and pause a carousel. `restart` begins the wait for the next turn anew. */
export function connectControls(
  root: HTMLElement,
  turns: Turns,
  startsPaused: boolean,
  restart: () => void,
): void {
  const pause = root.querySelector<HTMLButtonElement>('[data-carousel-pause]');
  const pauseLabel = pause?.ariaLabel ?? '';
  const togglePause = (force?: boolean): void => {
    const isPaused = root.toggleAttribute('data-paused', force);
    if (pause) pause.ariaLabel = isPaused ? (pause.dataset['play'] ?? '') : pauseLabel;
    restart();
  };
  togglePause(startsPaused);
  pause?.addEventListener('click', () => togglePause());
  root.querySelector('[data-carousel-next]')?.addEventListener('click', () => turns.by(1));
  root.querySelector('[data-carousel-previous]')?.addEventListener('click', () => turns.by(-1));
  findDots(root).forEach((dot, index) => {
    dot.addEventListener('click', () => turns.to(index));
  });
}
