/** From pressing a link to the first paint of the page it leads to, on a slow network and processor. */
import type { Browser } from '@playwright/test';
import { phone, slowdown } from './interactions.ts';
import { takeMedian } from './rows.ts';

const runs = 5;
const from = '/';
/** How long the pointer is on the link before it is pressed. */
const pointedMs = [0, 300];

async function measureOnce(browser: Browser, origin: string, pointedFor: number): Promise<number> {
  const page = await browser.newPage({ ...phone, isMobile: false, hasTouch: false, baseURL: origin });
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
      addEventListener('pointerdown', ({ timeStamp }) => {
        sessionStorage.setItem('pressedAt', String(performance.timeOrigin + timeStamp));
      });
    });
    const link = page.locator('main a[href^="/"]:visible').first();
    await link.scrollIntoViewIfNeeded();
    await link.hover();
    if (pointedFor > 0) await page.waitForTimeout(pointedFor);
    await page.mouse.down();
    await Promise.all([page.waitForURL((url) => url.pathname !== from), page.mouse.up()]);
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

/** Lines of a table: how the link was pressed, and the median of the runs. */
export async function measureSecondPage(browser: Browser, origin: string): Promise<string[][]> {
  const lines: string[][] = [];
  for (const pointedFor of pointedMs) {
    const measured: number[] = [];
    for (let run = 0; run < runs; run++) measured.push(await measureOnce(browser, origin, pointedFor));
    const how = pointedFor === 0 ? 'pressed at once' : `pressed after pointing at it for ${pointedFor} ms`;
    lines.push([`a link on ${from}, ${how}`, `${Math.round(takeMedian(measured))} ms`]);
    console.log(lines.at(-1)?.join(' · '));
  }
  return lines;
}
