/**
 * Loads the carousel code after the first paint, once a carousel approaches the viewport. Importing the address as a
 * string keeps this script inline: a dynamic import would make it a file that the browser fetches before the first
 * paint.
 */
import address from './turn-carousels.ts?worker&url';

const near = new IntersectionObserver(
  (entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    near.disconnect();
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: address }));
  },
  { rootMargin: '300px' },
);
new PerformanceObserver((_, paint) => {
  paint.disconnect();
  for (const carousel of document.querySelectorAll('[data-carousel]')) near.observe(carousel);
}).observe({ type: 'paint', buffered: true });
