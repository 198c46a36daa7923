/** Fetches the carousel's library when a carousel comes near, and not before. */
const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      near.unobserve(target);
      void import('./run-carousel.ts').then(({ runCarousel }) => {
        runCarousel(target as HTMLElement);
      });
    }
  },
  { rootMargin: '300px' },
);
for (const carousel of document.querySelectorAll('[data-carousel]')) near.observe(carousel);
