/** What every page must keep, as a list of faults: nothing for axe to say, nothing wider than the window. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Breaches of WCAG 2.2 AA, each with the elements that break it. */
export async function findBreaches(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // In the page itself, reporting faults only: no page of ours holds a foreign frame, and it takes half the time.
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join('; ')})`,
  );
}

/** Elements that reach out of the page, to name the culprit and not only the fact. */
export function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
    );
    const names = wide
      .slice(-3)
      .map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`);
    return [`${scrollWidth - clientWidth} px too wide: ${names.join(', ')}`];
  });
}
