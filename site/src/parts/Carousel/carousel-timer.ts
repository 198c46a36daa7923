export interface CarouselTimer {
  /** Waits for the next turn from now on, unless the row is held. */
  restart(): void;
  stop(): void;
}

export const isPaused = (root: HTMLElement): boolean => root.hasAttribute('data-paused');

/**
 * Lets time turn a row. The row is held under the pointer, while the focus is in it, in a hidden tab and when paused;
 * screen readers then say which slides come.
 */
export function createTimer(
  root: HTMLElement,
  view: HTMLElement,
  track: HTMLElement,
  turn: () => void,
): CarouselTimer {
  const waitMs = Number(root.dataset['autoplay']);
  let isUnderPointer = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stop = (): void => {
    clearTimeout(timer);
  };
  const restart = (): void => {
    stop();
    const isHeld =
      isPaused(root) || isUnderPointer || document.hidden || view.contains(document.activeElement);
    track.ariaLive = isHeld ? 'polite' : 'off';
    if (!isHeld) timer = setTimeout(turn, waitMs);
  };
  /** A finger enters when it touches, and leaves when it is lifted or scrolls the page. */
  const setUnderPointer = ({ type }: PointerEvent): void => {
    isUnderPointer = type === 'pointerenter';
    restart();
  };
  view.addEventListener('pointerenter', setUnderPointer);
  view.addEventListener('pointerleave', setUnderPointer);
  view.addEventListener('focusin', stop);
  // After the focus has moved on.
  view.addEventListener('focusout', () => setTimeout(restart));
  document.addEventListener('visibilitychange', restart);
  return { restart, stop };
}
