/**
 * Rotates the hero's slides: autoplay in a loop, a visible pause button, a next button. Autoplay stops under the
 * pointer, while focused, in a hidden tab, and entirely if the visitor prefers reduced motion.
 *
 * Once the loaded page is on the screen, the current slide's picture becomes sharper (HERO-SHARPER), except on slow
 * connections and in data-saver mode.
 */
const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
const isSaving =
  (connection && (connection.saveData || connection.effectiveType !== '4g')) ||
  matchMedia('(prefers-reduced-data: reduce)').matches;

/** Replaces the current picture by a copy that is already decoded, so that nothing moves or flashes. */
const sharpen = (root: Element): void => {
  const picture = root.querySelector('[data-slide=current] picture:has([data-sharper])');
  const copy = picture?.cloneNode(true) as Element | undefined;
  const img = copy?.querySelector('img');
  if (!copy || !img || isSaving || document.readyState !== 'complete') return;
  if (root.getBoundingClientRect().bottom < 0) return;
  for (const source of copy.querySelectorAll<HTMLSourceElement>('[data-sharper]')) {
    source.srcset = source.dataset['sharper'] ?? '';
    source.removeAttribute('data-sharper');
  }
  // The script in defer-below-fold.client.ts shows only those lazy pictures that the page was loaded with.
  img.loading = 'eager';
  img.decoding = 'sync';
  // If the file does not arrive, the first one stays.
  img.decode().then(
    () => picture?.replaceWith(copy),
    () => undefined,
  );
};

for (const root of document.querySelectorAll<HTMLElement>('[data-hero]')) {
  const slides = [...root.querySelectorAll<HTMLElement>('[data-slide]')];
  const pause = root.querySelector<HTMLButtonElement>('[data-hero-pause]');
  const number = root.querySelector('[data-hero-number]');
  let current = 0;
  // No event says that the largest paint is on the screen, which takes the browser a few frames.
  const sharpenLater = () => requestAnimationFrame(() => setTimeout(sharpen, 100, root));
  // On a large page this script runs after the load event.
  if (document.readyState === 'complete') sharpenLater();
  else addEventListener('load', sharpenLater);
  if (!pause) continue;

  const autoplayMs = Number(root.dataset['autoplay']);
  let isHeld = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wakeTimer: ReturnType<typeof setTimeout> | undefined;

  const isPaused = (): boolean => root.hasAttribute('data-paused');

  /** Lays out the next slide early, so that its picture loads in time. */
  const wakeNext = (): void => {
    const next = slides[(current + 1) % slides.length];
    if (next?.dataset['slide'] === 'asleep') next.dataset['slide'] = 'waiting';
  };
  const show = (index: number): void => {
    current = index % slides.length;
    slides.forEach((slide, position) => {
      if (position === current) slide.dataset['slide'] = 'current';
      else if (slide.dataset['slide'] === 'current') slide.dataset['slide'] = 'waiting';
      slide.inert = position !== current;
    });
    if (number) number.textContent = String(current + 1);
    sharpen(root);
  };
  const schedule = (): void => {
    clearTimeout(timer);
    clearTimeout(wakeTimer);
    if (slides.length < 2 || isPaused() || isHeld || document.hidden) return;
    wakeTimer = setTimeout(wakeNext, autoplayMs / 2);
    timer = setTimeout(() => {
      show(current + 1);
      schedule();
    }, autoplayMs);
  };
  const pauseLabel = pause.ariaLabel;
  const setPaused = (paused: boolean): void => {
    root.toggleAttribute('data-paused', paused);
    pause.ariaLabel = paused ? (pause.dataset['play'] ?? '') : pauseLabel;
    schedule();
  };
  const hold = (held: boolean) => (): void => {
    isHeld = held;
    schedule();
  };

  pause.addEventListener('click', () => {
    setPaused(!isPaused());
  });
  root.querySelector('[data-hero-next]')?.addEventListener('click', () => {
    show(current + 1);
    schedule();
  });
  root.addEventListener('pointerover', wakeNext, { once: true });
  root.addEventListener('pointerenter', (event) => {
    if (event.pointerType === 'mouse') hold(true)();
  });
  root.addEventListener('pointerleave', hold(false));
  root.addEventListener('focusin', hold(true));
  root.addEventListener('focusout', hold(false));
  document.addEventListener('visibilitychange', schedule);

  setPaused(isPaused() || matchMedia('(prefers-reduced-motion: reduce)').matches);
}
