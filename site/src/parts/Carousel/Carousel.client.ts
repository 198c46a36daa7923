/**
 * Fetches what turns the rows when the first of them comes near, and not before the first view is painted. Its address is
 * a text, so that this script is in the page: a dynamic import would make it a file that is fetched before the first paint.
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
