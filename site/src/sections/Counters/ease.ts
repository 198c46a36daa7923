/**
 * Calls `show` in every frame with the progress of a movement, from 0 to 1 and slower toward its end. The first frame
 * starts the clock: a busy page may draw it late.
 */
export function ease(durationMs: number, show: (eased: number) => void): void {
  let start: number | undefined;
  const step = (now: number): void => {
    start ??= now;
    const progress = Math.min(1, (now - start) / durationMs);
    show(1 - (1 - progress) ** 3);
    if (progress < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
