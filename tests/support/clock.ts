import { expect, type Locator, type Page } from '@playwright/test';

/** Opens a page with a stopped clock that the test controls. */
export async function openWithClock(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: new Date('2026-06-01T10:00:00') });
  await page.clock.pauseAt(new Date('2026-06-01T10:00:01'));
  await page.goto(path);
}

/** Scrolls to a list of counters under such a clock, and measures how long its numbers run, in steps of 100 ms. */
export async function measureCounting(list: Locator): Promise<number> {
  const { clock } = list.page();
  const first = list.locator('[data-counter]').first();
  const end = await first.textContent();
  await list.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
  await expect
    .poll(async () => {
      await clock.runFor(20);
      return first.textContent();
    })
    .not.toBe(end);
  let elapsedMs = 0;
  while ((await list.getAttribute('data-counted')) === null && elapsedMs < 10_000) {
    await clock.runFor(100);
    elapsedMs += 100;
  }
  return elapsedMs;
}
