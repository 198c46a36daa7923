/**
 * Plays only the film of the current slide. Films load after the page, and never in data-saver mode. Runs before
 * Hero.client.ts and follows the attributes that it sets.
 */
const connection = (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection;
/** On phones and slow connections, films wait until the visitor presses play. */
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
      // React sets `muted` only as a property, so the HTML lacks it, and browsers do not autoplay a film with sound.
      clip.muted = true;
      clip.src = clip.dataset['clip'] ?? '';
    }
    // If the browser refuses to play, the picture stays.
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
  // On a large page this script runs after the load event.
  play();
}
