/** Replaces the drawing with the map service's frame after a click. */
for (const root of document.querySelectorAll<HTMLElement>('[data-map]')) {
  const button = root.querySelector<HTMLButtonElement>('[data-map-show]');
  if (!button) continue;
  button.hidden = false;
  button.addEventListener('click', () => {
    const frame = document.createElement('iframe');
    frame.src = root.dataset['map'] ?? '';
    frame.title = root.dataset['title'] ?? '';
    frame.allowFullscreen = true;
    frame.referrerPolicy = 'no-referrer';
    root.replaceChildren(frame);
    frame.focus();
  });
}
