/**
 * Lets time turn a row, but not under the pointer, while the focus is in it, in a hidden tab or when paused; screen
 * readers then say which slides come. Returns what begins the wait for the next turn anew.
 */
export function createTimer(
  root: HTMLElement,
  view: HTMLElement,
  track: HTMLElement,
  turn: () => void,
): () => void {
  const waitMs = Number(root.dataset['autoplay']);
  let isUnderPointer = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const restart = (): void => {
    clearTimeout(timer);
    const isPaused = root.hasAttribute('data-paused');
    const isHeld = isPaused || isUnderPointer || document.hidden || view.contains(document.activeElement);
    track.ariaLive = isHeld ? 'polite' : 'off';
    if (!isHeld) timer = setTimeout(turn, waitMs);
  };
  /** A finger enters when it touches, and leaves when it is lifted or scrolls the page. */
  const setUnderPointer = ({ type }: PointerEvent): void => {
    isUnderPointer = type === 'pointerenter';
    restart();
  };
  // In time for the first turn: see layouts/defer-below-fold.client.ts.
  setTimeout(() => {
    for (const picture of track.querySelectorAll('picture')) picture.dataset['near'] = '';
  }, waitMs / 2);
  view.addEventListener('pointerenter', setUnderPointer);
  view.addEventListener('pointerleave', setUnderPointer);
  view.addEventListener('focusin', restart);
  // After the focus has moved on.
  view.addEventListener('focusout', () => setTimeout(restart));
  document.addEventListener('visibilitychange', restart);
  return restart;
}
