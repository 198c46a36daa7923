/** Carousels under drags, fast clicks and keyboard focus. */
import type { Locator, Page } from '@playwright/test';
import { openWithClock } from './support/clock.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** Opens a page with a paused row. */
async function openRow(page: Page, route: string, kind: string, shown: number[]): Promise<Locator> {
  await page.goto(route);
  const row = page.locator(`[data-kind=${kind}] [data-carousel]`);
  await row.scrollIntoViewIfNeeded();
  await expect(row).toHaveAttribute('data-running', '');
  await row.getByRole('button', { name: 'Pause the slides' }).click();
  await expectShown(row, shown);
  return row;
}

/** Six articles, three in view, with dots. */
const openArticles = (page: Page) => openRow(page, '/onepage-01', 'PostTeasers', [0, 1, 2]);

/** Expects these slides in view, from left to right, once the row is still. */
async function expectShown(row: Locator, slides: number[]): Promise<void> {
  await expect
    .poll(() =>
      row.evaluate((element) => {
        const view = element.querySelector('[data-carousel-view]')?.getBoundingClientRect();
        if (!view || element.getAnimations({ subtree: true }).length > 0) return 'moving';
        return [...element.querySelectorAll('li')]
          .map((slide, index) => ({ index, left: slide.getBoundingClientRect().left }))
          .filter(({ left }) => left > view.left - 2 && left < view.right - 2)
          .sort((a, b) => a.left - b.left)
          .map(({ index }) => index);
      }),
    )
    .toEqual(slides);
}

async function pull(page: Page, row: Locator, byPx: number): Promise<void> {
  const box = await row.locator('[data-carousel-view]').boundingBox();
  if (!box) throw new Error('the row has no box');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 3];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + byPx, y, { steps: 6 });
  await page.mouse.up();
}

// CAROUSEL-LOOP
test('moves to the next or previous slide on a drag without following a link', async ({ page }) => {
  const row = await openArticles(page);
  await pull(page, row, -150);
  await expectShown(row, [1, 2, 3]);
  await pull(page, row, 150);
  await expectShown(row, [0, 1, 2]);
  await pull(page, row, 150);
  await expectShown(row, [5, 0, 1]);
  await pull(page, row, 20);
  await expectShown(row, [5, 0, 1]);
  expect(new URL(page.url()).pathname).toBe('/onepage-01');
});

test("follows a slide's link on a click", async ({ page }) => {
  const row = await openArticles(page);
  await row.locator('li').nth(1).getByRole('link').first().click();
  await page.waitForURL('**/blog/**');
});

// CAROUSEL-LOOP, CAROUSEL-SHOWN-PARTNERS
test('ends at the right slide after clicks faster than the animation', async ({ page }) => {
  const row = await openRow(page, '/services-style-01', 'Partners', [0, 1, 2, 3, 4]);
  await expect(row.locator('li')).toHaveCount(7);
  const press = (name: string, times: number) =>
    row.getByRole('button', { name }).evaluate((button, times) => {
      for (let press = 0; press < times; press += 1) (button as HTMLElement).click();
    }, times);
  await press('Next slide', 6);
  await expectShown(row, [6, 0, 1, 2, 3]);
  await press('Previous slide', 2);
  await expectShown(row, [4, 5, 6, 0, 1]);
});

test("shows a dot's slide", async ({ page }) => {
  const row = await openArticles(page);
  for (const index of [3, 1, 5, 0]) {
    await row.locator('[data-carousel-dot]').nth(index).click();
    await expectShown(row, [index, (index + 1) % 6, (index + 2) % 6]);
    await expect(row.locator('[aria-current=true]')).toHaveAccessibleName(new RegExp(`${index + 1}`));
  }
});

test('brings a focused slide into view', async ({ page }) => {
  const row = await openArticles(page);
  await row
    .locator('li')
    .nth(4)
    .getByRole('link')
    .first()
    .evaluate((link) => {
      link.focus({ preventScroll: true });
    });
  await expectShown(row, [4, 5, 0]);
});

test('stops autoplay under a finger', async ({ ownPage: page }) => {
  await openWithClock(page, '/onepage-01');
  const row = page.locator('[data-kind=PostTeasers] [data-carousel]');
  await row.scrollIntoViewIfNeeded();
  await expect(row).toHaveAttribute('data-running', '');
  const box = await row.locator('[data-carousel-view]').boundingBox();
  if (!box) throw new Error('the row has no box');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 3];
  const touch = await page.context().newCDPSession(page);
  const put = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints });
  const readPlace = () => row.locator('ul').evaluate((track) => getComputedStyle(track).translate);

  await put('touchStart', { x, y });
  await put('touchMove', { x: x - 20, y });
  await put('touchMove', { x: x - 150, y });
  await expect.poll(readPlace).toMatch(/^-\d/);
  const held = await readPlace();
  await page.clock.runFor(6_000);
  expect(await readPlace()).toBe(held);
  await put('touchEnd');
  await expectShown(row, [1, 2, 3]);
});
