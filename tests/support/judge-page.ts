/** What every page must keep, as a list of faults: nothing for axe to say, nothing wider than the window. */
import type { Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

const rules: RunOptions = {
  resultTypes: ['violations'],
  elementRef: true,
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
};

/** Breaches of WCAG 2.2 AA, each with the elements that break it. No page of ours holds a foreign frame. */
export async function findBreaches(page: Page): Promise<string[]> {
  // Once for each document: reading its half a megabyte takes as long as many of its rules.
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

/** Elements that reach out of the page, to name the culprit and not only the fact. */
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

/** Titles in which a line ends inside a word, when the typefaces are there. */
export function findBrokenWords(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const broken: string[] = [];
    const range = document.createRange();
    for (const title of document.querySelectorAll('h1, h2, h3')) {
      const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/\p{L}+/gu)) {
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
          if (lines.size > 1) broken.push(`“${word}” in “${title.textContent}”`);
        }
      }
    }
    return broken;
  });
}

/** Lazy pictures and what appears while scrolling must have happened before anything is judged. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // Observers of what is in view run at the end of each frame, with the place that the frame began with.
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await nextFrame();
    }
    await nextFrame();
    scrollTo({ top: 0, behavior: 'instant' });
  });
}

/** Returns when the page is laid out for the new width, after its own listeners of the resize. */
export async function resizeTo(page: Page, width: number, height = 900): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(
    (wanted) =>
      new Promise<void>((done) => {
        const check = () => {
          // Listeners run before the next frame.
          requestAnimationFrame(innerWidth === wanted ? () => done() : check);
        };
        check();
      }),
    width,
  );
}
