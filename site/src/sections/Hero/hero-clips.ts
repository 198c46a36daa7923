/** Plays the film of the current slide and no other; films come after the page, and never on a saved connection. */
const isSaving = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

export function playClips(slides: HTMLElement[], isPaused: () => boolean): void {
  if (isSaving()) return;
  for (const slide of slides) {
    const clip = slide.querySelector<HTMLVideoElement>('[data-clip]');
    if (!clip) continue;
    if (slide.dataset['slide'] !== 'current' || isPaused()) {
      clip.pause();
      continue;
    }
    if (!clip.src) {
      clip.addEventListener('playing', () => clip.setAttribute('data-playing', ''), { once: true });
      // React renders `muted` as a property only; without it browsers refuse to start a film.
      clip.muted = true;
      clip.src = clip.dataset['clip'] ?? '';
    }
    // When the browser refuses, the picture stays.
    clip.play().catch(() => undefined);
  }
}
