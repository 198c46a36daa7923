/**
 * What the frame of every page adds when JavaScript runs: the sticky header, the button to the top, and the
 * pointer and keyboard behavior of the menus. Everything it touches works without it.
 */
const root = document.documentElement;
/** Scroll distances in px (HEADER-STICKY, SCROLLTOP-SHOWN). */
const stickyPastPx = 70;
const topPastPx = 100;

function markScroll(): void {
  root.toggleAttribute('data-sticky', scrollY > stickyPastPx);
  root.toggleAttribute('data-past-top', scrollY > topPastPx);
}
addEventListener('scroll', markScroll, { passive: true });
// Not at once: reading the scroll position would force a layout before the first paint.
addEventListener('pageshow', markScroll);
if (document.readyState === 'complete') markScroll();

document.querySelector('[data-scroll-to-top]')?.addEventListener('click', (event) => {
  event.preventDefault();
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
  scrollTo({ top: 0, behavior });
});

const panel = document.querySelector<HTMLDialogElement>('#menu-panel');
if (panel) {
  new MutationObserver(() => {
    root.toggleAttribute('data-navigation-expanded', panel.open);
  }).observe(panel, { attributeFilter: ['open'] });
  panel.addEventListener('click', (event) => {
    const target = event.target as Element;
    // The panel is its own backdrop for browsers without `closedby`.
    if (target === panel || target.closest('a')) panel.close();
  });
}

// Browsers before 2024 do not know `popover`, those before 2025 not `command`; delete this when they are gone.
if (!('popover' in HTMLElement.prototype)) {
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest('[popovertarget]');
    const box = document.getElementById(button?.getAttribute('popovertarget') ?? '');
    const form = box?.querySelector('form');
    if (form) location.assign(form.action);
  });
}
if (!('command' in HTMLButtonElement.prototype)) {
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest('[commandfor]');
    const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
    if (!(dialog instanceof HTMLDialogElement)) return;
    if (button?.getAttribute('command') === 'close') dialog.close();
    else dialog.showModal();
  });
}

for (const submenu of document.querySelectorAll<HTMLDetailsElement>('[data-submenu]')) {
  submenu.addEventListener('pointerenter', ({ pointerType }) => {
    if (pointerType === 'mouse') submenu.open = true;
  });
  submenu.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType === 'mouse') submenu.open = false;
  });
  submenu.querySelector('summary')?.addEventListener('click', (event) => {
    // The mouse has opened it already; its click must not close what it points at.
    if (event.detail > 0 && matchMedia('(hover: hover)').matches) {
      event.preventDefault();
      submenu.open = true;
    }
  });
  submenu.addEventListener('focusout', ({ relatedTarget }) => {
    if (!submenu.contains(relatedTarget as Node | null)) submenu.open = false;
  });
  submenu.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !submenu.open) return;
    submenu.open = false;
    submenu.querySelector('summary')?.focus();
  });
}
