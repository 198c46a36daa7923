/** A visitor looks around: menus, slides, counters, answers, filters and films, with their specified times. */
import { atBothWidths, expect, expectSound, test, type Tab } from './engine-test.ts';

// WebKitGTK plays H.264 only with a package that its own does not need.
test.use({ expectedErrors: /Skipping view transition|^fault: No \S+\.mp4$/ });

/** The record of the page's watcher. */
interface Seen {
  counts: string[];
  countedMs: number;
  slidesMs: number[];
  tops: number[];
}
type Watched = typeof globalThis & { seen: Seen };

/** Records counters, slides and scroll positions as they change. */
function watch(): void {
  const seen: Seen = { counts: [], countedMs: 0, slidesMs: [], tops: [] };
  Object.assign(globalThis, { seen });
  const counters = document.querySelector<HTMLElement>('[data-counters]');
  const number = counters?.querySelector('[data-counter]');
  let start = 0;
  if (counters && number)
    new MutationObserver(() => {
      start ||= performance.now();
      seen.counts.push(number.textContent);
      seen.countedMs = performance.now() - start;
    }).observe(number, { childList: true, characterData: true, subtree: true });
  const slide = document.querySelector('[data-hero-number]');
  if (slide)
    new MutationObserver(() => {
      seen.slidesMs.push(performance.now());
    }).observe(slide, { childList: true, characterData: true, subtree: true });
  addEventListener('scroll', () => seen.tops.push(scrollY));
}

const isOpen = (selector: string) =>
  document.querySelector<HTMLDetailsElement | HTMLDialogElement>(selector)?.open ?? false;
const scrollToY = (top: number) => scrollTo({ top, behavior: 'instant' });
const showInView = (selector: string) =>
  document.querySelector(selector)?.scrollIntoView({ block: 'center', behavior: 'instant' });

async function openMenu(tab: Tab): Promise<void> {
  await tab.click('button[commandfor=menu-panel]', 'Open the menu');
  await tab.poll(isOpen, '#menu-panel').toBe(true);
}

atBothWidths(() => {
  // HEADER-STICKY, SCROLLTOP-SCROLL, HERO-AUTOPLAY, HOME-COUNTERS, ACCORDION-ONE, PROJECT-FILTER
  test('sees the home page move on time', async ({ tab }) => {
    await tab.goto('/index-01');
    await tab.read(watch);
    await expectSound(tab);
    await tab.poll(() => (globalThis as Watched).seen.slidesMs.length).toBeGreaterThanOrEqual(2);
    const [first = 0, second = 0] = await tab.read(() => (globalThis as Watched).seen.slidesMs);
    expect(second - first).toBeGreaterThan(4_800);

    await tab.read(showInView, '[data-counters]');
    await tab.poll(() => document.querySelector('[data-counters]')?.hasAttribute('data-counted')).toBe(true);
    const { counts, countedMs } = await tab.read(() => (globalThis as Watched).seen);
    expect(counts[0]).toBe('0');
    expect(counts.at(-1)).toBe('31');
    expect(counts.map(Number)).toEqual(counts.map(Number).toSorted((a, b) => a - b));
    expect(countedMs).toBeGreaterThan(2_500);
    expect(countedMs).toBeLessThan(4_500);

    const answers = 'main details[name]';
    const listOpen = (selector: string) =>
      [...document.querySelectorAll<HTMLDetailsElement>(selector)].map(({ open }) => open);
    await tab.click(`${answers}:nth-of-type(2) summary`);
    await tab.poll(listOpen, answers).toEqual([false, true, false]);
    await tab.click(`${answers}:nth-of-type(3) summary`);
    await tab.poll(listOpen, answers).toEqual([false, false, true]);

    const shown = () =>
      [...document.querySelectorAll('#project li h3')].filter((title) => title.checkVisibility()).length;
    await tab.click('#project label', 'Architecture');
    await tab.poll(shown).toBe(2);
    await tab.click('#project label', 'All');
    await tab.poll(shown).toBe(6);

    await tab.poll(() => document.documentElement.dataset['sticky']).toBe('');
    await tab.click('[data-scroll-to-top]');
    await tab.poll(() => scrollY).toBe(0);
    await tab.poll(() => document.documentElement.dataset['sticky']).toBeNull();
  });

  // HERO-SHARPER
  test('sees a sharper hero once the page has loaded', async ({ tab }) => {
    await tab.goto('/index-12');
    const countWaiting = () => document.querySelectorAll('[data-slide=current] [data-sharper]').length;
    await tab.poll(countWaiting).toBe(0);
    const readShown = () => {
      const img = document.querySelector<HTMLImageElement>('[data-slide=current] img');
      const sources = [...document.querySelectorAll<HTMLSourceElement>('[data-slide=current] source')];
      const shown = sources.find(({ srcset }) => img && srcset.includes(new URL(img.currentSrc).pathname));
      return { isDecoded: img?.complete && img.naturalWidth > 0, srcset: shown?.srcset };
    };
    const { isDecoded, srcset } = await tab.read(readShown);
    expect(isDecoded).toBe(true);
    expect(srcset).toMatch(/ (1080|1440)w/);
    await expectSound(tab);
  });

  // ONEPAGE-SCROLL, ONEPAGE-ACTIVE
  test('scrolls a one-page site by its menu, never backwards', async ({ tab, viewport }) => {
    const isPhone = viewport?.width === 390;
    await tab.goto('/onepage-01');
    await tab.read(scrollToY, 300);
    await tab.poll(() => document.documentElement.dataset['sticky']).toBe('');
    if (isPhone) await openMenu(tab);
    const link = isPhone ? '#menu-panel a' : 'header nav a';
    await tab.poll(() => scrollY).toBe(300);
    await tab.read(watch);
    await tab.click(link, 'Services');
    const gap = () => document.querySelector('#services')?.getBoundingClientRect().top;
    await tab.poll(gap).toBeLessThan(130);
    const { tops } = await tab.read(() => (globalThis as Watched).seen);
    expect(tops[0]).toBeGreaterThanOrEqual(300);
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    if (!isPhone)
      await tab.poll(() => document.querySelector('header nav [data-active]')?.textContent).toBe('Services');
    await expectSound(tab);
  });

  // PANEL-SUBMENU, PANEL-MARKER, PANEL-CLOSE, TOPBAR-SEARCH
  test('finds a page by menu and by search', async ({ tab, viewport }) => {
    const isPhone = viewport?.width === 390;
    await tab.goto('/about');
    if (isPhone) {
      await openMenu(tab);
      await tab.poll(() => document.documentElement.dataset['navigationExpanded']).toBe('');
      await expectSound(tab);
      await tab.press('Escape');
      await tab.poll(isOpen, '#menu-panel').toBe(false);
      await openMenu(tab);
      await tab.click('#menu-panel summary', 'Services');
      await tab.click('#menu-panel a', 'Drywall');
    } else {
      await tab.click('header nav summary', 'Services');
      await tab.click('header nav a', 'Drywall');
    }
    await tab.text('h1').toContain('Drywall');
    await tab.back();
    await tab.poll(() => location.pathname).toBe('/about');

    if (isPhone) await openMenu(tab);
    else {
      await tab.click('#header [popovertarget=search-box]');
      await expectSound(tab);
    }
    await tab.type(isPhone ? '#search-panel' : '#search-top', 'popcorn');
    await tab.press('Enter');
    await tab.text('main [role=status]').toMatch(/^\d+ results for “popcorn”$/);
    await tab.click('[data-site-search-results] a', 'opcorn');
    await tab.text('h1').toMatch(/popcorn/i);
  });

  // VIDEO-OPEN, VIDEO-CLOSE, CAROUSEL-LOOP
  test('opens and closes a film, and turns a carousel', async ({ tab }) => {
    const overlay = '[data-film-overlay]';
    await tab.goto('/about');
    await tab.click('[data-film]');
    await tab.poll(isOpen, overlay).toBe(true);
    await expectSound(tab);
    const ratio = () => {
      const box = document.querySelector('[data-film-frame]')?.getBoundingClientRect();
      return box ? box.width / box.height : 0;
    };
    await tab.poll(ratio).toBeCloseTo(16 / 9, 1);
    await tab.click(`${overlay} button`, 'Close the video');
    await tab.poll(isOpen, overlay).toBe(false);

    await tab.goto('/services-style-01');
    const row = '[data-kind=Partners] [data-carousel]';
    const leftmost = (selector: string) => {
      const edge =
        document.querySelector(`${selector} [data-carousel-view]`)?.getBoundingClientRect().left ?? 0;
      const slides = [...document.querySelectorAll(`${selector} li`)];
      const slide = slides.find((each) => Math.abs(each.getBoundingClientRect().left - edge) < 3);
      return slide?.querySelector('img')?.alt ?? '';
    };
    await tab.read(showInView, row);
    await tab.poll((at) => document.querySelector<HTMLElement>(at)?.dataset['running'], row).toBe('');
    await tab.click(`${row} button`, 'Pause the slides');
    await tab.poll(leftmost, row).not.toBe('');
    const before = await tab.read(leftmost, row);
    await tab.click(`${row} button`, 'Next slide');
    await tab.poll(leftmost, row).not.toMatch(new RegExp(`^(${before})?$`));
    await expectSound(tab);
  });
});
