import { followPointer } from './follow-pointer.ts';
import { createTurningRow, wrap, type TurningRow } from './turning-row.ts';

export interface Turns {
  turnBy(slides: number): void;
  /** Turns the shorter way round. */
  turnToIndex(index: number): void;
}

interface Needs {
  root: HTMLElement;
  view: HTMLElement;
  track: HTMLElement;
  speedMs: number;
  /** Hears of the slide that is the first in view from now on. */
  begin: (index: number) => void;
  /** Hears that the row has arrived. */
  end: () => void;
}

/** Knows which slides are shown. When all of them fit, it leaves them a plain row. */
export function createTurns({ root, view, track, speedMs, begin, end }: Needs): Turns {
  const slides = [...track.children] as HTMLElement[];
  let shown = 0;
  /** Counts on beyond the last slide. */
  let current = 0;
  let row: TurningRow | undefined;

  const turnTo = async (slide: number, durationMs = speedMs): Promise<void> => {
    if (!row) return;
    current = slide;
    begin(wrap(slide, slides.length));
    await row.moveTo(slide, durationMs);
    if (current === slide) end();
  };
  const turnToIndex = (index: number, durationMs?: number): void => {
    const ahead = wrap(index - current, slides.length);
    void turnTo(current + (ahead > slides.length / 2 ? ahead - slides.length : ahead), durationMs);
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
    root.toggleAttribute('data-running', slides.length > shown);
    if (slides.length <= shown) return;
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
  return { turnBy: (slides) => void turnTo(current + slides), turnToIndex };
}
