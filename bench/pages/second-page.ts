/** Measures the time from the release of a link to the first paint of its page, on a phone with a slow network and CPU. */
import type { Browser } from '@playwright/test';
import { phone, slowdown } from './interactions.ts';
import { takeMedian } from './page-rows.ts';

const runs = 5;
const from = '/';
/** How long the finger stays on the link. The browser prefetches from the touch on; a person's tap takes 100 ms. */
const heldMs = [0, 100];

async function measureOnce(browser: Browser, origin: string, heldFor: number): Promise<number> {
  const page = await browser.newPage({ ...phone, baseURL: origin });
  try {
    await page.goto(from, { waitUntil: 'networkidle' });
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 200_000,
      uploadThroughput: 93_750,
    });
    await page.evaluate(() => {
      const note = ({ timeStamp }: Event) =>
        sessionStorage.setItem('pressedAt', String(performance.timeOrigin + timeStamp));
      addEventListener('click', note, true);
    });
    const link = page.locator('main a[href^="/"]:visible').first();
    // Scroll the link clear of the call bar. The scroll triggers layout, so wait for its end.
    await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await page.locator('html:not([data-layout])').waitFor();
    const box = await link.boundingBox();
    if (!box) throw new Error(`The first link of ${from} is not visible.`);
    const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
    if (heldFor > 0) await page.waitForTimeout(heldFor);
    const arrival = page.waitForURL((url) => url.pathname !== from);
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await arrival;
    return await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const pressedAt = Number(sessionStorage.getItem('pressedAt'));
          new PerformanceObserver((list) => {
            const paint = list.getEntries().find(({ name }) => name === 'first-contentful-paint');
            if (paint) resolve(performance.timeOrigin + paint.startTime - pressedAt);
          }).observe({ type: 'paint', buffered: true });
        }),
    );
  } finally {
    await page.context().close();
  }
}

/** Table rows: the kind of press, and the median of the runs. */
export async function measureSecondPage(browser: Browser, origin: string): Promise<string[][]> {
  const lines: string[][] = [];
  for (const heldFor of heldMs) {
    const measured: number[] = [];
    for (let run = 0; run < runs; run++) measured.push(await measureOnce(browser, origin, heldFor));
    lines.push([
      `first link of ${from}, pressed for ${heldFor} ms`,
      `${Math.round(takeMedian(measured))} ms`,
    ]);
    console.log(lines.at(-1)?.join(' · '));
  }
  return lines;
}
