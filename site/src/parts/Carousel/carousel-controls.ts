/** Connects the pause button and the arrows. `restart` resets the autoplay timer. */
export function connectControls(
  root: HTMLElement,
  turnBy: (slides: number) => void,
  startsPaused: boolean,
  restart: () => void,
): void {
  const pause = root.querySelector<HTMLButtonElement>('[data-carousel-pause]');
  if (!pause) return;
  const pauseLabel = pause.ariaLabel;
  const togglePause = (force?: boolean): void => {
    const isPaused = root.toggleAttribute('data-paused', force);
    pause.ariaLabel = (isPaused && pause.dataset['play']) || pauseLabel;
    restart();
  };
  togglePause(startsPaused);
  pause.addEventListener('click', () => togglePause());
  root.querySelector('[data-carousel-next]')?.addEventListener('click', () => turnBy(1));
  root.querySelector('[data-carousel-previous]')?.addEventListener('click', () => turnBy(-1));
}
