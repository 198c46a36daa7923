/** Delays files of a page until the test releases them. */
import type { Page } from '@playwright/test';

/** Holds matching requests from now on, until `release` is called. */
export async function holdRequests(page: Page, files: RegExp): Promise<{ release: () => void }> {
  const { promise: gate, resolve: release } = Promise.withResolvers<void>();
  await page.route(files, async (call) => {
    await gate;
    await call.continue();
  });
  return { release };
}
