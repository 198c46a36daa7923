/** Turns a carousel in a loop. Under `prefers-reduced-motion` it starts paused. */
import { connectControls } from './carousel-controls.ts';
import { createTimer } from './carousel-timer.ts';
import { createTurns } from './carousel-turns.ts';

function run(root: HTMLElement): void {
  const view = root.querySelector<HTMLElement>('[data-carousel-view]');
  const track = view?.querySelector('ul');
  if (!view || !track) return;
  const prefersStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const speedMs = prefersStill ? 0 : Number(root.dataset['speed']);
  const restart = createTimer(root, view, track, () => turnBy(1));
  const turnBy = createTurns(root, view, track, speedMs, restart);
  connectControls(root, turnBy, prefersStill, restart);
  view.removeAttribute('tabindex');
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
