/** Rows in the middle half of the window, the first to arrive first. Only that one turns (CAROUSEL-ONE). */
const inView = new Set<Element>();
let turning: Element | undefined;
const restarts: (() => void)[] = [];
const watch = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) inView[isIntersecting ? 'add' : 'delete'](target);
    const [first] = inView;
    if (first === turning) return;
    turning = first;
    for (const restart of restarts) restart();
  },
  { rootMargin: '-25% 0px' },
);

/**
 * Turns the row by a timer, except out of view, under the pointer, while focused, in a hidden tab, or when paused.
 * Screen readers announce slides only while the timer is off. Returns a function that resets the timer.
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
    const isHeld =
      turning !== root ||
      root.hasAttribute('data-paused') ||
      isUnderPointer ||
      document.hidden ||
      view.contains(document.activeElement);
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
  restarts.push(restart);
  watch.observe(root);
  return restart;
}
