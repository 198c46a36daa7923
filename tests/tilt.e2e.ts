/** A picture that tilts with the pointer (TILT-ANGLE, TILT-RESET). */
import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { waitForScripts } from './support/wait-for-scripts.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const tilted = '/index-04';

const transform = (page: Page) =>
  page
    .locator('[data-tilt]')
    .first()
    .evaluate((board) => board.style.transform);
/** The picture's rotation angles in degrees. */
const readAngles = async (page: Page) =>
  /^perspective\(500px\) rotateX\((.+)deg\) rotateY\((.+)deg\)$/
    .exec(await transform(page))
    ?.slice(1)
    .map(Number);

test("tilts by a tenth of the pointer's offset, in a perspective of 500 px, and resets when the pointer leaves", async ({
  page,
}) => {
  await page.goto(tilted);
  await waitForScripts(page);
  const frame = page.locator(':has(> [data-tilt])').first();
  await frame.scrollIntoViewIfNeeded();
  for (const [right, down] of [
    [0.1, -0.1],
    // The pointer moves in small steps, as by hand, so the picture is already tilted.
    [0.48, -0.48],
    [-0.48, 0.48],
  ] as const) {
    // Measure again at each try: a late font may move the picture.
    await expect(async () => {
      const box = await frame.boundingBox();
      if (!box) throw new Error('the picture has no box');
      const [x, y] = [box.width * right, box.height * down];
      await page.mouse.move(box.x + box.width / 2 + x, box.y + box.height / 2 + y, { steps: 10 });
      const [aroundX, aroundY] = (await readAngles(page)) ?? [];
      expect(aroundX).toBeCloseTo(-y / 10, 0);
      expect(aroundY).toBeCloseTo(x / 10, 0);
    }).toPass({ timeout: 20_000 });
  }
  await page.mouse.move(2, 2);
  await expect.poll(() => transform(page)).toBe('');
});

test('ignores touch', async ({ page }) => {
  await page.goto(tilted);
  await waitForScripts(page);
  const picture = page.locator('[data-tilt]').first();
  const at = { clientX: 300, clientY: 300, bubbles: true };
  await picture.dispatchEvent('pointermove', { ...at, pointerType: 'touch' });
  expect(await transform(page)).toBe('');
  await picture.dispatchEvent('pointermove', { ...at, pointerType: 'mouse' });
  expect(await transform(page)).toContain('perspective(500px)');
});

test('stays still with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(tilted);
  await waitForScripts(page);
  const picture = page.locator('[data-tilt]').first();
  await picture.hover();
  expect(await picture.evaluate((element) => (element as HTMLElement).style.transform)).toBe('');
});
