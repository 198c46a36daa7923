import type { TurningRow } from './turning-row.ts';

/** A shorter pull is a click. */
const leastPullPx = 6;
/** The part of a slide that a pull must cover to reach the next slide. */
const leastPart = 0.15;

/** Lets a finger or the mouse drag a row. `settle` receives the slide where the drag ends. */
export function followPointer(
  view: HTMLElement,
  getRow: () => TurningRow | undefined,
  settle: (slide: number) => unknown,
): void {
  let downX: number | undefined;
  let from: number | undefined;
  let wasPulled = false;

  const release = (): void => {
    downX = undefined;
    if (from === undefined) return;
    const place = getRow()?.hold() ?? 0;
    settle(place > from ? Math.ceil(place - leastPart) : Math.floor(place + leastPart));
    from = undefined;
  };
  const preventAfterPull = (event: Event): void => {
    if (wasPulled) event.preventDefault();
  };
  view.addEventListener('pointerdown', ({ button, clientX }) => {
    wasPulled = false;
    if (button === 0) downX = clientX;
  });
  view.addEventListener('pointermove', ({ clientX, pointerId }) => {
    const row = getRow();
    if (!row || downX === undefined) return;
    if (from === undefined) {
      if (Math.abs(clientX - downX) < leastPullPx) return;
      view.setPointerCapture(pointerId);
      from = row.hold();
      wasPulled = true;
    }
    row.show(from + (downX - clientX) / row.stepPx());
  });
  view.addEventListener('pointerup', release);
  view.addEventListener('pointercancel', release);
  view.addEventListener('dragstart', (event) => {
    if (getRow()) event.preventDefault();
  });
  view.addEventListener('click', preventAfterPull, true);
}
