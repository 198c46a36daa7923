/**
 * Turns one carousel in a loop. It stands still under the pointer, while the focus is in it, when paused, and for
 * visitors who prefer less motion until they press play. When all slides fit, it stays a plain row.
 */
import Swiper from 'swiper';
import { A11y, Autoplay } from 'swiper/modules';

export function runCarousel(root: HTMLElement): void {
  const view = root.querySelector<HTMLElement>('[data-carousel-view]');
  if (!view) return;
  const slides = view.querySelectorAll('li').length;
  const dots = [...root.querySelectorAll<HTMLButtonElement>('[data-carousel-dot]')];
  const pause = root.querySelector<HTMLButtonElement>('[data-carousel-pause]');
  let isPaused = matchMedia('(prefers-reduced-motion: reduce)').matches;
  let shown = 0;
  let swiper: Swiper | undefined;

  const readShown = (): number => Number(getComputedStyle(root).getPropertyValue('--shown'));
  const mark = (): void => {
    dots.forEach((dot, index) => {
      dot.ariaCurrent = String(index === (swiper?.realIndex ?? 0));
    });
  };
  const pauseLabel = pause?.ariaLabel ?? '';
  const setPaused = (paused: boolean): void => {
    isPaused = paused;
    root.toggleAttribute('data-paused', paused);
    if (pause) pause.ariaLabel = paused ? (pause.dataset['play'] ?? '') : pauseLabel;
    if (paused) swiper?.autoplay.stop();
    else swiper?.autoplay.start();
  };
  const build = (): void => {
    shown = readShown();
    swiper?.destroy();
    swiper = undefined;
    // The row has its gap again only now: while it runs, Swiper keeps the distance.
    delete root.dataset['running'];
    const gapPx = Number.parseFloat(getComputedStyle(view.firstElementChild ?? view).columnGap) || 0;
    if (slides <= shown) return;
    view.scrollLeft = 0;
    root.dataset['running'] = '';
    swiper = new Swiper(view, {
      modules: [A11y, Autoplay],
      loop: true,
      slidesPerView: shown,
      spaceBetween: gapPx,
      speed: Number(root.dataset['speed']),
      autoplay: {
        delay: Number(root.dataset['autoplay']),
        pauseOnMouseEnter: true,
        disableOnInteraction: false,
      },
      a11y: { slideRole: '', slideLabelMessage: '' },
      on: { realIndexChange: mark },
    });
    mark();
    setPaused(isPaused);
  };

  build();
  view.removeAttribute('tabindex');
  // The window, not the row: a row as wide as the page's column keeps its width where the number of slides changes.
  addEventListener('resize', () => {
    if (readShown() !== shown) build();
  });
  root.querySelector('[data-carousel-next]')?.addEventListener('click', () => swiper?.slideNext());
  root.querySelector('[data-carousel-previous]')?.addEventListener('click', () => swiper?.slidePrev());
  pause?.addEventListener('click', () => {
    setPaused(!isPaused);
  });
  dots.forEach((dot, index) => {
    dot.addEventListener('click', () => swiper?.slideToLoop(index));
  });
  // Not pause(): Swiper ends that by itself when a slide that was on its way arrives.
  view.addEventListener('focusin', () => swiper?.autoplay.stop());
  view.addEventListener('focusout', () => {
    if (!isPaused) swiper?.autoplay.start();
  });
}
