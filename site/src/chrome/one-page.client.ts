/**
 * One-page sites: the menu scrolls to its section in 500 ms and marks the visible one (ONEPAGE-SCROLL,
 * ONEPAGE-ACTIVE).
 */
const durationMs = 500;
const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-section-link]')];

function findTarget(link: HTMLAnchorElement): HTMLElement | null {
  return document.getElementById(link.hash.slice(1));
}

function scrollToSection(target: HTMLElement): void {
  const from = scrollY;
  const margin = parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0;
  // Measured in every frame, because a font that loads during the scroll moves the section.
  const measureEnd = () => Math.max(0, scrollY + target.getBoundingClientRect().top - margin);
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    scrollTo({ top: measureEnd(), behavior: 'instant' });
    return;
  }
  const start = performance.now();
  const step = (now: number): void => {
    // A busy frame may have begun before `start`.
    const progress = Math.min(1, Math.max(0, now - start) / durationMs);
    const eased = 1 - (1 - progress) ** 3;
    scrollTo({ top: from + (measureEnd() - from) * eased, behavior: 'instant' });
    if (progress < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

for (const link of links) {
  link.addEventListener('click', (event) => {
    const target = findTarget(link);
    if (!target) return;
    event.preventDefault();
    history.pushState(null, '', link.hash);
    scrollToSection(target);
    target.setAttribute('tabindex', '-1');
    target.focus({ preventScroll: true });
  });
}

/** Marks the last section whose top has passed the upper third of the window. */
function markSection(): void {
  const line = innerHeight / 3;
  const passed = links.filter((link) => {
    const target = findTarget(link);
    return target !== null && target.getBoundingClientRect().top <= line;
  });
  const lowest = passed.reduce<HTMLAnchorElement | undefined>((best, link) => {
    const top = (item: HTMLAnchorElement) => findTarget(item)?.getBoundingClientRect().top ?? -Infinity;
    return !best || top(link) >= top(best) ? link : best;
  }, undefined);
  for (const link of links) {
    const isActive = link.hash === lowest?.hash;
    link.toggleAttribute('data-active', isActive);
    if (isActive) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}
addEventListener('scroll', markSection, { passive: true });
addEventListener('pageshow', markSection);
if (document.readyState === 'complete') markSection();
