/** Large pages ask for their scripts when they are shown (site/integrations/finish/join-scripts.ts). */
import type { Page } from '@playwright/test';

/** Returns when the scripts of the page have run, whichever way they come. */
export async function waitForScripts(page: Page): Promise<void> {
  const later = /import\("(\/_a\/page\.[^"]+)"\)/.exec(await page.content())?.[1];
  // A module runs once, whoever asks for it.
  if (later) await page.evaluate((address) => import(address) as Promise<unknown>, later);
}
