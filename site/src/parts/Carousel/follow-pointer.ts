import type { TurningRow } from './turning-row.ts';

/** Less is a click. */
const leastPullPx = 6;
/** So much of a slide must be pulled before the next one comes. */
const leastPart = 0.15;

/** Lets a finger or the mouse pull a row; `settle` gets the slide at which a pull ends. */
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
