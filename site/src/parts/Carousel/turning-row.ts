/** A row of slides in a ring: what leaves it at one end comes in at the other. */
export interface TurningRow {
  /**
   * Stops the row where it is. Returns the slide at the left edge: 0 is the first slide, 1.5 is between the second and
   * the third; the count goes on beyond the ring and below 0, so that forward and backward differ.
   */
  hold(): number;
  /** Puts a place at the left edge at once. */
  show(position: number): void;
  /** Moves to a slide; resolves when it has arrived or has been stopped. */
  moveTo(slide: number, durationMs: number): Promise<void>;
  /** Distance from one slide to the next. */
  stepPx(): number;
  /** Leaves the row as it was. */
  end(): void;
}

/** Index of a slide in the ring, whatever the count has come to. */
export function wrap(slide: number, slides: number): number {
  return ((slide % slides) + slides) % slides;
}

/** More slides than are shown side by side are needed. */
export function createTurningRow(track: HTMLElement, slides: HTMLElement[], shown: number): TurningRow {
  const spare = slides.length - shown;
  let position = 0;
  /** Slide at the beginning of the row, which may be outside the view on the left. */
  let first = 0;
  let motion: Animation | undefined;

  const stepPx = (): number =>
    (slides[0]?.getBoundingClientRect().width ?? 0) +
    (Number.parseFloat(getComputedStyle(track).columnGap) || 0);
  const offset = (place: number): string => `${(first - place) * stepPx()}px`;
  const hold = (): number => {
    if (motion) {
      position = first - (Number.parseFloat(getComputedStyle(track).translate) || 0) / stepPx();
      motion.cancel();
      motion = undefined;
    }
    return position;
  };
  const beginWith = (slide: number): void => {
    first = slide;
    slides.forEach((element, index) => {
      element.style.order = String(wrap(index - first, slides.length));
    });
  };
  const show = (place: number): void => {
    hold();
    position = place;
    beginWith(Math.floor(place));
    track.style.translate = offset(place);
  };
  const moveTo = async (slide: number, durationMs: number): Promise<void> => {
    // A longer way would show a hole in the row.
    const from = Math.min(Math.max(hold(), slide - spare), slide + spare);
    beginWith(Math.floor(Math.min(from, slide)));
    const own = track.animate(
      { translate: [offset(from), offset(slide)] },
      // Holds the last place until `show` sets it, however late that is.
      { duration: durationMs, easing: 'ease', fill: 'forwards' },
    );
    motion = own;
    position = slide;
    await own.finished.catch(() => undefined);
    if (motion === own) show(slide);
  };
  const end = (): void => {
    show(0);
    for (const element of [track, ...slides]) element.removeAttribute('style');
  };
  return { hold, show, moveTo, stepPx, end };
}
