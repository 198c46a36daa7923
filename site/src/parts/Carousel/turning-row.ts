/** A row of slides in a ring: a slide that leaves at one end enters at the other. */
export interface TurningRow {
  /**
   * Stops the row and returns its position: 0 is the first slide at the left edge, 1.5 is halfway between the second
   * and the third. Positions continue past the ring and below 0, so that forward and backward differ.
   */
  hold(): number;
  /** Jumps to a position. */
  show(position: number): void;
  /** Animates to a slide. Resolves on arrival or when the row is stopped. */
  moveTo(slide: number, durationMs: number): Promise<void>;
  /** Distance between two slides. */
  stepPx(): number;
  /** Restores the row's original state. */
  end(): void;
}

/** The index in the ring of a slide counted past its ends. */
export function wrap(slide: number, slides: number): number {
  return ((slide % slides) + slides) % slides;
}

/** Requires more slides than the row shows at once. */
export function createTurningRow(track: HTMLElement, slides: HTMLElement[], shown: number): TurningRow {
  const spare = slides.length - shown;
  let position = 0;
  /** The slide at the start of the row, which may be off-screen on the left. */
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
    // A longer distance would show a gap in the row.
    const from = Math.min(Math.max(hold(), slide - spare), slide + spare);
    beginWith(Math.floor(Math.min(from, slide)));
    const own = track.animate(
      { translate: [offset(from), offset(slide)] },
      // Keeps the final position until `show` sets it.
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
