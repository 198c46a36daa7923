/** Plays the film of the current slide and no other; films come after the page, and never on a saved connection. */
const connection = (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection;

/** On phones and slow connections films wait until the visitor presses play. */
export function awaitPlay(slides: HTMLElement[]): boolean {
  const isSlow = (connection?.effectiveType ?? '4g') !== '4g';
  return (
    slides.some((slide) => slide.querySelector('[data-clip]')) &&
    (isSlow || matchMedia('(width < 48rem)').matches)
  );
}

export function playClips(slides: HTMLElement[], isPaused: () => boolean): void {
  if (connection?.saveData) return;
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
