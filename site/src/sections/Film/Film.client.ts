/** Opens the film in an overlay. Its button, Escape, or a click outside closes it. */
for (const play of document.querySelectorAll<HTMLAnchorElement>('[data-film]')) {
  const overlay = play.closest('section')?.querySelector<HTMLDialogElement>('[data-film-overlay]');
  const slot = overlay?.querySelector('[data-film-frame]');
  if (!overlay || !slot) continue;

  play.addEventListener('click', (event) => {
    event.preventDefault();
    const frame = document.createElement('iframe');
    frame.src = play.dataset['film'] ?? '';
    frame.title = overlay.getAttribute('aria-label') ?? '';
    frame.allow = 'autoplay; fullscreen; picture-in-picture';
    frame.allowFullscreen = true;
    slot.replaceChildren(frame);
    overlay.showModal();
  });
  overlay.addEventListener('click', (event) => {
    const isClose = (event.target as Element).closest('[data-film-close]') !== null;
    if (isClose || event.target === overlay) overlay.close();
  });
  overlay.addEventListener('close', () => {
    slot.replaceChildren();
  });
}
