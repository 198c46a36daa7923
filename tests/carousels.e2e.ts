/** Carousels turn by themselves and by button, but not under the pointer or with reduced motion. */
import type { Locator } from '@playwright/test';
import { openWithClock } from './support/clock.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** A moving row ignores clicks. */
async function waitUntilStill(row: Locator): Promise<void> {
  await expect.poll(() => row.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0);
}

/** Returns the alt text of the picture at the left edge, or nothing while the row moves. */
function findLeftmost(row: Locator): Promise<string | undefined> {
  return row.evaluate((element) => {
    const edge = element.querySelector('[data-carousel-view]')?.getBoundingClientRect().left ?? 0;
    return [...element.querySelectorAll('li')]
      .find((slide) => Math.abs(slide.getBoundingClientRect().left - edge) < 3)
      ?.querySelector('img')?.alt;
  });
}

/** Waits for another picture at the left edge. */
async function waitForTurn(row: Locator, before: string | undefined): Promise<string | undefined> {
  await expect.poll(async () => ((await findLeftmost(row)) ?? before) !== before).toBe(true);
  await waitUntilStill(row);
  return findLeftmost(row);
}

async function pressAndWait(row: Locator, button: string): Promise<string | undefined> {
  await waitUntilStill(row);
  const before = await findLeftmost(row);
  expect(before).toBeTruthy();
  await row.getByRole('button', { name: button }).click();
  return waitForTurn(row, before);
}

test('pauses under the pointer and while focused, and then continues', async ({ ownPage: page }) => {
  const stayMs = 400;
  await openWithClock(page, '/onepage-01');
  const carousel = page.locator('[data-kind=PostTeasers] [data-carousel]');
  const turn = () =>
    carousel
      .locator('[data-carousel-dot]')
      .evaluateAll((dots) => dots.findIndex((dot) => dot.ariaCurrent === 'true'));
  const expectStill = async () => {
    await waitUntilStill(carousel);
    const before = await turn();
    await page.clock.runFor(stayMs * 4);
    await waitUntilStill(carousel);
    expect(await turn()).toBe(before);
  };
  const expectTurning = async () => {
    const before = await turn();
    await expect
      .poll(async () => {
        await page.clock.runFor(stayMs / 4);
        return turn();
      })
      .not.toBe(before);
  };

  await expect(carousel).not.toHaveAttribute('data-running', '');
  await carousel.evaluate((element, autoplay) => {
    element.dataset['autoplay'] = String(autoplay);
  }, stayMs);
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel).toHaveAttribute('data-running', '');
  await expectTurning();
  await carousel.locator('[data-carousel-view]').hover();
  await expectStill();
  await page.mouse.move(2, 2);
  await expectTurning();
  await carousel.locator('li a').first().focus();
  await expectStill();
  await page.locator('#content').evaluate((content) => {
    content.focus({ preventScroll: true });
  });
  await expectTurning();
});

// CAROUSEL-ONE
test('turn one at a time, also where several are in view', async ({ ownPage: page }) => {
  await page.setViewportSize({ width: 1440, height: 5000 });
  await openWithClock(page, '/onepage-01');
  const rows = page.locator('[data-carousel]');
  await rows.nth(1).scrollIntoViewIfNeeded();
  await expect.poll(() => page.locator('[data-carousel][data-running]').count()).toBeGreaterThan(2);
  const moved = new Set<number>();
  for (let turn = 0; turn < 3; turn += 1) {
    await page.clock.runFor(5100);
    const moving = await rows.evaluateAll((all) =>
      all.flatMap((row, index) => (row.getAnimations({ subtree: true }).length > 0 ? [index] : [])),
    );
    for (const index of moving) moved.add(index);
    for (const index of moving) await waitUntilStill(rows.nth(index));
  }
  expect(moved.size).toBe(1);
});

test.describe('the pictures of a project', () => {
  const pictures = 'Pictures of the project';

  // PROJECT-SLIDER, CAROUSEL-LOOP, CAROUSEL-SPEED
  test('turn every 5000 ms within 800 ms, in a loop, with arrows and without dots', async ({
    ownPage: page,
  }) => {
    await openWithClock(page, '/projects-single');
    const slider = page.getByRole('group', { name: pictures });
    await slider.scrollIntoViewIfNeeded();
    await expect(slider).toHaveAttribute('data-running', '');
    await expect(slider.locator('li')).toHaveCount(3);
    await expect(slider.locator('[data-carousel-dot]')).toHaveCount(0);

    let before = await findLeftmost(slider);
    expect(before).toBeTruthy();
    for (let turn = 0; turn < 2; turn += 1) {
      await page.clock.runFor(4900);
      await waitUntilStill(slider);
      expect(await findLeftmost(slider)).toBe(before);
      await page.clock.runFor(200);
      before = await waitForTurn(slider, before);
    }

    await slider.getByRole('button', { name: 'Pause the slides' }).click();
    await waitUntilStill(slider);
    const durations = slider.evaluate((element) => {
      element.querySelector<HTMLElement>('[data-carousel-next]')?.click();
      return element
        .querySelector('ul')
        ?.getAnimations()
        .map(({ effect }) => effect?.getTiming().duration);
    });
    expect(await durations).toEqual([800]);
    await waitUntilStill(slider);
    const seen = new Set([await findLeftmost(slider)]);
    for (let turn = 0; turn < 3; turn += 1) seen.add(await pressAndWait(slider, 'Next slide'));
    expect(seen.size).toBe(3);
    await pressAndWait(slider, 'Previous slide');
  });

  test('stand still with reduced motion until the visitor presses play', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/projects-single');
    const slider = page.getByRole('group', { name: pictures });
    await expect(slider).toHaveAttribute('data-running', '');
    await expect(slider).toHaveAttribute('data-paused', '');
    await slider.getByRole('button', { name: 'Play the slides' }).click();
    await expect(slider).not.toHaveAttribute('data-paused', '');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('scroll by hand', async ({ page }) => {
      await page.goto('/projects-single');
      const slider = page.getByRole('group', { name: pictures });
      await slider.locator('li').nth(2).scrollIntoViewIfNeeded();
      await expect(slider.locator('li').nth(2)).toBeInViewport({ ratio: 0.5 });
      await expect(slider.getByRole('button')).toHaveCount(0);
    });
  });
});
