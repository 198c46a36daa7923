/**
 * Turns a row of slides in a loop once it comes near. It stands still under the pointer, while the focus is in it, in a
 * hidden tab, when paused, and for visitors who prefer less motion until they press play. When all slides fit, it stays
 * a plain row.
 */
import { followPointer } from './follow-pointer.ts';
import { createTurningRow, wrap, type TurningRow } from './turning-row.ts';

function run(root: HTMLElement): void {
  const view = root.querySelector<HTMLElement>('[data-carousel-view]');
  const track = view?.querySelector('ul');
  if (!view || !track) return;
  const slides = [...track.children] as HTMLElement[];
  const dots = [...root.querySelectorAll<HTMLButtonElement>('[data-carousel-dot]')];
  const pause = root.querySelector<HTMLButtonElement>('[data-carousel-pause]');
  const pauseLabel = pause?.ariaLabel ?? '';
  const prefersStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const autoplayMs = Number(root.dataset['autoplay']);
  const speedMs = prefersStill ? 0 : Number(root.dataset['speed']);
  let isPaused = prefersStill;
  let isUnderPointer = false;
  let shown = 0;
  /** Counts on beyond the last slide. */
  let current = 0;
  let row: TurningRow | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const readShown = (): number => Number(getComputedStyle(root).getPropertyValue('--shown'));
  const schedule = (): void => {
    clearTimeout(timer);
    const isHeld = isPaused || isUnderPointer || document.hidden || view.contains(document.activeElement);
    track.ariaLive = isHeld ? 'polite' : 'off';
    if (row && !isHeld) timer = setTimeout(() => void turnTo(current + 1), autoplayMs);
  };
  const turnTo = async (slide: number, durationMs = speedMs): Promise<void> => {
    if (!row) return;
    clearTimeout(timer);
    current = slide;
    dots.forEach((dot, index) => {
      dot.ariaCurrent = String(index === wrap(slide, slides.length));
    });
    await row.moveTo(slide, durationMs);
    if (current === slide) schedule();
  };
  /** The shorter way round. */
  const turnToIndex = (index: number, durationMs?: number): void => {
    const ahead = wrap(index - current, slides.length);
    void turnTo(current + (ahead > slides.length / 2 ? ahead - slides.length : ahead), durationMs);
  };
  /** In time for the first turn: see layouts/defer-below-fold.client.ts. */
  const fetchPictures = (): void => {
    for (const picture of track.querySelectorAll('picture')) picture.dataset['near'] = '';
  };
  const build = (): void => {
    row?.end();
    shown = readShown();
    row = undefined;
    root.toggleAttribute('data-running', slides.length > shown);
    if (slides.length <= shown) return;
    view.scrollLeft = 0;
    row = createTurningRow(track, slides, shown);
    setTimeout(fetchPictures, autoplayMs / 2);
    void turnTo(0, 0);
  };
  const setPaused = (paused: boolean): void => {
    isPaused = paused;
    root.toggleAttribute('data-paused', paused);
    if (pause) pause.ariaLabel = paused ? (pause.dataset['play'] ?? '') : pauseLabel;
    schedule();
  };
  /** A finger enters when it touches, and leaves when it is lifted or scrolls the page. */
  const setUnderPointer = ({ type }: PointerEvent): void => {
    isUnderPointer = type === 'pointerenter';
    schedule();
  };

  view.removeAttribute('tabindex');
  build();
  setPaused(isPaused);
  // The window, not the row: a row as wide as the page's column keeps its width where the number of slides changes.
  addEventListener('resize', () => {
    if (readShown() !== shown) build();
  });
  document.addEventListener('visibilitychange', schedule);
  root.querySelector('[data-carousel-next]')?.addEventListener('click', () => void turnTo(current + 1));
  root.querySelector('[data-carousel-previous]')?.addEventListener('click', () => void turnTo(current - 1));
  pause?.addEventListener('click', () => setPaused(!isPaused));
  dots.forEach((dot, index) => {
    dot.addEventListener('click', () => turnToIndex(index));
  });
  view.addEventListener('pointerenter', setUnderPointer);
  view.addEventListener('pointerleave', setUnderPointer);
  view.addEventListener('focusin', ({ target }) => {
    clearTimeout(timer);
    const index = slides.findIndex((slide) => slide.contains(target as Node));
    if (wrap(index - current, slides.length) >= shown) turnToIndex(index, 0);
  });
  // After the focus has moved on.
  view.addEventListener('focusout', () => setTimeout(schedule));
  followPointer(
    view,
    () => row,
    (slide) => void turnTo(slide),
  );
}

const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      near.unobserve(target);
      run(target as HTMLElement);
    }
  },
  { rootMargin: '300px' },
);
for (const carousel of document.querySelectorAll('[data-carousel]')) near.observe(carousel);
