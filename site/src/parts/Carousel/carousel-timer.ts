/**
 * Turns the row by a timer, except under the pointer, while focused, in a hidden tab, or when paused. Screen readers
 * announce slides only while the timer is off. Returns a function that resets the timer.
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
  /** `pointerenter` fires when a finger touches, `pointerleave` when it lifts or scrolls the page. */
  const setUnderPointer = ({ type }: PointerEvent): void => {
    isUnderPointer = type === 'pointerenter';
    restart();
  };
  // Loads the pictures before the first turn; see layouts/defer-below-fold.client.ts.
  setTimeout(() => {
    for (const picture of track.querySelectorAll('picture')) picture.dataset['near'] = '';
  }, waitMs / 2);
  view.addEventListener('pointerenter', setUnderPointer);
  view.addEventListener('pointerleave', setUnderPointer);
  view.addEventListener('focusin', restart);
  // Wait until the focus has moved.
  view.addEventListener('focusout', () => setTimeout(restart));
  document.addEventListener('visibilitychange', restart);
  return restart;
}
