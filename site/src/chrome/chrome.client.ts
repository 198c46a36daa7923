/**
 * Enhances every page: the sticky header, the scroll-to-top button, and pointer and keyboard behavior of the menus.
 * All of it works without JavaScript.
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
// Not during loading: reading the scroll position would force layout before the first paint.
addEventListener('pageshow', markScroll);
if (document.readyState === 'complete') markScroll();

/** The bar at the bottom of a phone's screen never covers a form, nor repeats the hero's button. */
const watcher = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) target.toggleAttribute('data-seen', isIntersecting);
  root.toggleAttribute('data-bar-asleep', document.querySelector('[data-seen]') !== null);
});
document
  .querySelectorAll('main form:not([role=search]), [data-hero] [data-tone=loud]')
  .forEach((rival) => watcher.observe(rival));

document.querySelector('[data-scroll-to-top]')?.addEventListener('click', (event) => {
  event.preventDefault();
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
  scrollTo({ top: 0, behavior });
});

const panel = document.querySelector<HTMLDialogElement>('#menu-panel');
if (panel) {
  const markPanel = (): void => {
    root.toggleAttribute('data-navigation-expanded', panel.open);
  };
  new MutationObserver(markPanel).observe(panel, { attributeFilter: ['open'] });
  // A visitor can open the panel before this script runs.
  markPanel();
  panel.addEventListener('click', (event) => {
    const target = event.target as Element;
    // In browsers without `closedby`, a click on the panel itself is a click on its backdrop.
    if (target === panel || target.closest('a')) panel.close();
  });
}

// Browsers before 2024 lack `popover`, browsers before 2025 lack `command`. Delete this when nobody uses them.
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
  let isUnderMouse = false;
  const follow = ({ type, pointerType }: PointerEvent): void => {
    if (pointerType !== 'mouse') return;
    isUnderMouse = type === 'pointerenter';
    submenu.open = isUnderMouse;
  };
  submenu.addEventListener('pointerenter', follow);
  submenu.addEventListener('pointerleave', follow);
  submenu.querySelector('summary')?.addEventListener('click', (event) => {
    // The mouse has already opened the submenu, so its click must not close it.
    if (event.detail > 0 && isUnderMouse) {
      event.preventDefault();
      submenu.open = true;
    }
  });
  submenu.addEventListener('focusout', ({ relatedTarget }) => {
    // A mouse press on a link moves no focus in Safari.
    if (!isUnderMouse && !submenu.contains(relatedTarget as Node | null)) submenu.open = false;
  });
  submenu.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !submenu.open) return;
    submenu.open = false;
    submenu.querySelector('summary')?.focus();
  });
}
