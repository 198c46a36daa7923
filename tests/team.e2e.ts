/** The team pages: five layouts and a wall of names. (routes.e2e.ts lists the people.) */
import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const everybody = [
  'Marcus Delaney',
  'Renata Osorio',
  'Walt Pruitt',
  'Imani Grant',
  'Tomasz Wierda',
  'June Hollis',
  'Diego Santillan',
  'Priya Raman',
  'Caleb Yoon',
  'Hattie Boone',
];

/** Position and size of each card in whole pixels. */
function measureCards(page: Page): Promise<string[]> {
  return page.locator('main article').evaluateAll((cards) =>
    cards.map((card) => {
      const { x, y, width, height } = card.getBoundingClientRect();
      return [x, y + scrollY, width, height].map(Math.round).join(' ');
    }),
  );
}

test('shows the five team pages in five layouts', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const layouts: string[] = [];
  for (const style of ['01', '02', '03', '04', '05']) {
    await page.goto(`/team-style-${style}`);
    const cards = await measureCards(page);
    layouts.push(cards.map((card) => card.split(' ').slice(2).join(' × ')).join(', '));
  }
  expect(new Set(layouts).size).toBe(5);
});

test("opens a person's page on a press anywhere on their card", async ({ page }) => {
  await page.goto('/team-style-04');
  // The upper left corner is part of the picture, far from the link's words.
  await page
    .locator('main article')
    .nth(2)
    .click({ position: { x: 10, y: 10 } });
  await expect(page).toHaveURL(/\/team\/walt-pruitt$/);
  await expect(page.locator('h1')).toHaveText('Walt Pruitt');
});

test('shows every name on the wall, and the job title on hover and focus', async ({ page }) => {
  await page.goto('/team-style-05');
  const cards = page.locator('main article');
  await expect(cards.getByRole('heading')).toHaveText(everybody);
  const card = cards.nth(3);
  const title = card.getByText('Estimator');
  await expect(card.getByRole('heading', { name: 'Imani Grant' })).toBeVisible();
  await expect(title).toBeHidden();
  await card.hover();
  await expect(title).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(title).toBeHidden();
  await card.locator('a').focus();
  await expect(title).toBeVisible();
  // If the browser scrolled the card to the focus, the portrait would move out of view.
  expect(await card.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
});

test.describe('without a pointer', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('shows every name on the wall', async ({ page }) => {
    await page.goto('/team-style-05');
    const bottoms = await page.locator('main article').evaluateAll((cards) =>
      cards.map((card) => {
        const title = card.querySelector('p')?.getBoundingClientRect().bottom ?? Infinity;
        return title <= card.getBoundingClientRect().bottom;
      }),
    );
    expect(bottoms).toEqual(everybody.map(() => true));
  });
});
