/** Finds faults of a page: axe violations, overflow, and broken words in titles. */
import type { Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

const rules: RunOptions = {
  resultTypes: ['violations'],
  elementRef: true,
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
};

/** Violations of WCAG 2.2 AA with their elements. Our pages have no foreign frames. */
export async function findBreaches(page: Page): Promise<string[]> {
  // Inject axe once per document: parsing its half a megabyte takes as long as many of its rules.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(async (options) => {
    const { run } = (globalThis as unknown as { axe: { run: (...args: unknown[]) => Promise<AxeResults> } })
      .axe;
    const { violations } = await run(document, options);
    return violations.map(({ id, help, nodes }) => {
      const elements = nodes.map(({ element, target, any }) => {
        const kind = element?.closest<HTMLElement>('[data-kind]')?.dataset['kind'];
        return [kind, target.join(' '), any[0]?.message].filter(Boolean).join(' › ');
      });
      return `${id}: ${help} (${elements.join('; ')})`;
    });
  }, rules);
}

/** Returns the elements that overflow the page. */
export function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
    );
    const names = wide.slice(-3).map((element) => {
      const kind = element.closest<HTMLElement>('[data-kind]')?.dataset['kind'] ?? 'frame';
      return `${kind} › ${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`;
    });
    return [`${scrollWidth - clientWidth} px too wide: ${names.join(', ')}`];
  });
}

/** Titles with a line break inside a word or with a word under an icon, after the fonts have loaded. */
export function findBrokenTitles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const broken: string[] = [];
    const range = document.createRange();
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const icons = [...document.querySelectorAll('main svg')]
      .filter(isSeen)
      .map((icon) => icon.getBoundingClientRect());
    const isUnderIcon = (word: DOMRect) =>
      icons.some(
        (icon) =>
          Math.min(icon.right, word.right) - Math.max(icon.left, word.left) > 2 &&
          Math.min(icon.bottom, word.bottom) - Math.max(icon.top, word.top) > 2,
      );
    for (const title of document.querySelectorAll('h1, h2, h3')) {
      // Inside a closed fold.
      if (!title.checkVisibility()) continue;
      const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/\p{L}+/gu)) {
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = [...range.getClientRects()];
          if (new Set(lines.map(({ bottom }) => Math.round(bottom))).size > 1)
            broken.push(`“${word}” in “${title.textContent}”`);
          if (isSeen(title) && lines.some(isUnderIcon))
            broken.push(`“${word}” in “${title.textContent}” under an icon`);
        }
      }
    }
    return broken;
  });
}

/** Scrolls through the page, so that lazy pictures load and scroll effects run before the checks. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // Intersection observers run at the end of each frame with the scroll position at its start, so scroll one view per
    // frame.
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await nextFrame();
    }
    await nextFrame();
    scrollTo({ top: 0, behavior: 'instant' });
  });
}

/** Resizes the window and waits for the page's layout and resize listeners. */
export async function resizeTo(page: Page, width: number, height = 900): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(
    (wanted) =>
      new Promise<void>((done) => {
        const check = () => {
          // Resize listeners run before the next frame.
          requestAnimationFrame(innerWidth === wanted ? () => done() : check);
        };
        check();
      }),
    width,
  );
}
