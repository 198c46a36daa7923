/** Counts every number up from zero once, when it scrolls into view, unless the visitor prefers reduced motion. */
import { formatNumber } from '../../../../contract/language.ts';
import { ease } from './ease.ts';

const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;

function run(list: HTMLElement): void {
  const durationMs = Number(list.dataset['duration']);
  const numbers = [...list.querySelectorAll<HTMLElement>('[data-counter]')];
  ease(durationMs, (eased) => {
    for (const number of numbers) {
      number.textContent = formatNumber(Math.round(Number(number.dataset['counter']) * eased));
    }
    if (eased === 1) list.dataset['counted'] = '';
  });
}

if (!reduced) {
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        watcher.unobserve(target);
        run(target as HTMLElement);
      }
    },
    // The first visible pixel, so that nobody sees the final number fall to zero.
    { threshold: 0 },
  );
  for (const list of document.querySelectorAll('[data-counters]')) watcher.observe(list);
}
