/** Puts the map service's frame in place of the drawing when the visitor asks for it. */
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
