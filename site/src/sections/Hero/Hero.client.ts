/**
 * Rotates the hero's slides: autoplay in a loop, a visible pause button, a next button. Autoplay stops under the
 * pointer, while focused, in a hidden tab, and entirely if the visitor prefers reduced motion.
 */
for (const root of document.querySelectorAll<HTMLElement>('[data-hero]')) {
  const slides = [...root.querySelectorAll<HTMLElement>('[data-slide]')];
  const pause = root.querySelector<HTMLButtonElement>('[data-hero-pause]');
  const number = root.querySelector('[data-hero-number]');
  if (!pause) continue;

  const autoplayMs = Number(root.dataset['autoplay']);
  let current = 0;
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
