/** The main home page: its timings, counters and filters (docs/specification.md, “Main home page”). */
import { measureCounting, openWithClock } from './support/clock.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

// HERO-AUTOPLAY
test("turns the hero's two slides every 5000 ms in a loop, without dots", async ({ ownPage: page }) => {
  await openWithClock(page, '/index-01');
  const hero = page.locator('[data-hero]');
  const slides = hero.locator('[data-slide]');
  await expect(slides).toHaveCount(2);
  await expect(hero).toContainText('Construction building');
  await expect(hero.getByRole('tab')).toHaveCount(0);
  const current = () => slides.evaluateAll((all) => all.map((slide) => slide.getAttribute('data-slide')));
  expect(await current()).toEqual(['current', 'asleep']);
  await page.clock.runFor(4900);
  expect(await current()).toEqual(['current', 'waiting']);
  await page.clock.runFor(200);
  expect(await current()).toEqual(['waiting', 'current']);
  await page.clock.runFor(5000);
  expect(await current()).toEqual(['current', 'waiting']);
  const duration = await slides.first().evaluate((slide) => getComputedStyle(slide).transitionDuration);
  expect(duration.split(', ')[0]).toBe('0.5s');
});

test('stops the hero under the pointer, when paused, and with reduced motion', async ({ ownPage: page }) => {
  await openWithClock(page, '/index-01');
  const hero = page.locator('[data-hero]');
  const number = hero.locator('[data-hero-number]');
  await hero.hover();
  await page.clock.runFor(12_000);
  await expect(number).toHaveText('1');
  await hero.getByRole('button', { name: 'Next slide' }).click();
  await expect(number).toHaveText('2');
  await hero.getByRole('button', { name: 'Pause the slides' }).click();
  await page.mouse.move(700, 890);
  await page.locator('#content').focus();
  await page.clock.runFor(12_000);
  await expect(number).toHaveText('2');
  await hero.getByRole('button', { name: 'Play the slides' }).click();

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await page.clock.runFor(12_000);
  await expect(number).toHaveText('1');
});

// HOME-COUNTERS, COUNTER-COUNT
test('counts the numbers up to 31+, 20+, 25+ and 15+ in 3 s', async ({ ownPage: page }) => {
  await openWithClock(page, '/index-01');
  const list = page.locator('[data-counters]');
  await expect(list.locator('dt')).toHaveText([
    'Completed Projects',
    'Happy Clients',
    'Qualified Engineers',
    'Years Experience',
  ]);
  const elapsedMs = await measureCounting(list);
  expect(elapsedMs).toBeGreaterThanOrEqual(2900);
  expect(elapsedMs).toBeLessThanOrEqual(3100);
  await expect(list.locator('dd')).toHaveText(['31+', '20+', '25+', '15+']);
  const section = page.locator('section', { has: list });
  await expect(section).toContainText('Number talks');
  await expect(section.getByRole('link', { name: 'Contact Now' })).toHaveAttribute('href', '/contact');
});

// HOME-LENGTH
test('is at most 9,700 px tall on a phone', async ({ ownPage: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(9_700);
});
