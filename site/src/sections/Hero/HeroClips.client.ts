/**
 * Plays the film of the current slide and no other; films come after the page, and never on a saved connection. Runs
 * before Hero.client.ts and follows the attributes that it sets.
 */
const connection = (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection;
/** On phones and slow connections films wait until the visitor presses play. */
const isAwaitingPlay = (connection?.effectiveType ?? '4g') !== '4g' || matchMedia('(width < 48rem)').matches;

function playCurrent(root: HTMLElement): void {
  if (connection?.saveData || document.readyState !== 'complete') return;
  for (const clip of root.querySelectorAll<HTMLVideoElement>('[data-clip]')) {
    if (!clip.closest('[data-slide="current"]') || root.hasAttribute('data-paused')) {
      clip.pause();
      continue;
    }
    if (!clip.src) {
      clip.addEventListener('playing', () => clip.setAttribute('data-playing', ''), { once: true });
      // React renders `muted` as a property only; without it browsers refuse to start a film.
      clip.muted = true;
      clip.src = clip.dataset['clip'] ?? '';
    }
    // The picture stays when the browser refuses to play.
    clip.play().catch(() => undefined);
  }
}

for (const root of document.querySelectorAll<HTMLElement>('[data-hero]')) {
  root.toggleAttribute('data-paused', isAwaitingPlay);
  const play = () => {
    playCurrent(root);
  };
  new MutationObserver(play).observe(root, {
    subtree: true,
    attributeFilter: ['data-slide', 'data-paused'],
  });
  addEventListener('load', play);
  // On a large page this script runs after loading.
  play();
}
