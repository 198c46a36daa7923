/** Opens the film in an overlay. Its button, Escape, or a click outside closes it. */
for (const play of document.querySelectorAll<HTMLAnchorElement>('[data-film]')) {
  const overlay = play.closest('section')?.querySelector<HTMLDialogElement>('[data-film-overlay]');
  const slot = overlay?.querySelector('[data-film-frame]');
  if (!overlay || !slot) continue;

  play.addEventListener('click', (event) => {
    event.preventDefault();
    const address = play.dataset['film'] ?? '';
    const title = overlay.getAttribute('aria-label') ?? '';
    slot.replaceChildren(
      play.dataset['filmPlayer'] === 'video' ? createVideo(address, title) : createFrame(address, title),
    );
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

function createVideo(address: string, title: string): HTMLVideoElement {
  const video = document.createElement('video');
  video.src = address;
  video.ariaLabel = title;
  video.controls = true;
  video.autoplay = true;
  video.playsInline = true;
  // A site's own films have no sound.
  video.muted = true;
  return video;
}

function createFrame(address: string, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.src = address;
  frame.title = title;
  frame.allow = 'autoplay; fullscreen; picture-in-picture';
  frame.allowFullscreen = true;
  return frame;
}
