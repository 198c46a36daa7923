/** Large pages load their scripts after the first paint (render/finish/join-scripts.ts). */
import type { Page } from '@playwright/test';

/** Waits until the page's scripts have run. */
export async function waitForScripts(page: Page): Promise<void> {
  const later = /import\("(\/_a\/page\.[^"]+)"\)/.exec(await page.content())?.[1];
  // A module runs only once, so this import only waits.
  if (later) await page.evaluate((address) => import(address) as Promise<unknown>, later);
}
