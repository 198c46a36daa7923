import { followPointer } from './follow-pointer.ts';
import { createTurningRow, wrap, type TurningRow } from './turning-row.ts';

/** Tracks the visible slides. If all of them fit, the row does not turn. `restart` resets the autoplay timer. */
export function createTurns(
  root: HTMLElement,
  view: HTMLElement,
  track: HTMLElement,
  speedMs: number,
  restart: () => void,
): (slides: number) => void {
  const slides = [...track.children] as HTMLElement[];
  const dots = root.querySelectorAll('[data-carousel-dot]');
  let shown = 0;
  /** Keeps counting past the last slide. */
  let current = 0;
  let row: TurningRow | undefined;

  const turnTo = async (slide: number, durationMs = speedMs): Promise<void> => {
    if (!row) return;
    current = slide;
    dots.forEach((dot, index) => {
      dot.ariaCurrent = String(index === wrap(current, slides.length));
    });
    restart();
    await row.moveTo(slide, durationMs);
    if (current === slide) restart();
  };
  const turnToIndex = (index: number, durationMs?: number): void => {
    const ahead = wrap(index - current, slides.length);
    void turnTo(current + ahead - (ahead > slides.length / 2 ? slides.length : 0), durationMs);
  };
  const readShown = (): number => Number(getComputedStyle(root).getPropertyValue('--shown'));
  const build = (): void => {
    row?.end();
    shown = readShown();
    row = undefined;
    if (!root.toggleAttribute('data-running', slides.length > shown)) return;
    view.scrollLeft = 0;
    row = createTurningRow(track, slides, shown);
    void turnTo(0, 0);
  };

  build();
  // Listen to the window, not the row: a row as wide as the page's column keeps its width at these breakpoints.
  addEventListener('resize', () => {
    if (readShown() !== shown) build();
  });
  view.addEventListener('focusin', ({ target }) => {
    const index = slides.findIndex((slide) => slide.contains(target as Node));
    if (wrap(index - current, slides.length) >= shown) turnToIndex(index, 0);
  });
  dots.forEach((dot, index) => {
    dot.addEventListener('click', () => turnToIndex(index));
  });
  followPointer(view, () => row, turnTo);
  return (slides) => void turnTo(current + slides);
}
