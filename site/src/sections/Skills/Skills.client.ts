/**
 * Grows the bars to their length in 2 s, once, when they scroll into view, unless the visitor prefers reduced motion.
 */
if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        watcher.unobserve(target);
        target.removeAttribute('data-waiting');
      }
    },
    { threshold: 0.4 },
  );
  for (const list of document.querySelectorAll('[data-skills]')) {
    list.setAttribute('data-waiting', '');
    watcher.observe(list);
  }
}
