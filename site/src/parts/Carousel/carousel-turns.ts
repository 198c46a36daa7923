import { followPointer } from './follow-pointer.ts';
import { createTurningRow, wrap, type TurningRow } from './turning-row.ts';

export interface Turns {
  /** Turns by so many slides, backward when less than 0. */
  by(slides: number): void;
  /** Turns to the slide of an index, the shorter way round. */
  to(index: number): void;
}

/**
 * Knows which slides are shown; when all of them fit, they stay a plain row. `tell` hears the index of the first one in
 * view when a turn begins and when it ends.
 */
export function createTurns(
  root: HTMLElement,
  view: HTMLElement,
  track: HTMLElement,
  speedMs: number,
  tell: (index: number) => void,
): Turns {
  const slides = [...track.children] as HTMLElement[];
  let shown = 0;
  /** Counts on beyond the last slide. */
  let current = 0;
  let row: TurningRow | undefined;

  const turnTo = async (slide: number, durationMs = speedMs): Promise<void> => {
    if (!row) return;
    current = slide;
    const index = wrap(slide, slides.length);
    tell(index);
    await row.moveTo(slide, durationMs);
    if (current === slide) tell(index);
  };
  const turnToIndex = (index: number, durationMs?: number): void => {
    const ahead = wrap(index - current, slides.length);
    void turnTo(current + ahead - (ahead > slides.length / 2 ? slides.length : 0), durationMs);
  };
  const readShown = (): number => Number(getComputedStyle(root).getPropertyValue('--shown'));
  /** In time for the first turn: see layouts/defer-below-fold.client.ts. */
  const fetchPictures = (): void => {
    for (const picture of track.querySelectorAll('picture')) picture.dataset['near'] = '';
  };
  const build = (): void => {
    row?.end();
    shown = readShown();
    row = undefined;
    if (!root.toggleAttribute('data-running', slides.length > shown)) return;
    view.scrollLeft = 0;
    row = createTurningRow(track, slides, shown);
    setTimeout(fetchPictures, Number(root.dataset['autoplay']) / 2);
    void turnTo(0, 0);
  };

  build();
  // The window, not the row: a row as wide as the page's column keeps its width where the number of slides changes.
  addEventListener('resize', () => {
    if (readShown() !== shown) build();
  });
  view.addEventListener('focusin', ({ target }) => {
    const index = slides.findIndex((slide) => slide.contains(target as Node));
    if (wrap(index - current, slides.length) >= shown) turnToIndex(index, 0);
  });
  followPointer(
    view,
    () => row,
    (slide) => void turnTo(slide),
  );
  return { by: (slides) => void turnTo(current + slides), to: turnToIndex };
}
