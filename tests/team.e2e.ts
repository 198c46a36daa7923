/** The team pages: five layouts, and a wall of names (routes.e2e.ts: who is on them). */
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

/** Place and size of each card in whole pixels. */
function measureCards(page: Page): Promise<string[]> {
  return page.locator('main article').evaluateAll((cards) =>
    cards.map((card) => {
      const { x, y, width, height } = card.getBoundingClientRect();
      return [x, y + scrollY, width, height].map(Math.round).join(' ');
    }),
  );
}

test('the five team pages are five layouts', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const layouts: string[] = [];
  for (const style of ['01', '02', '03', '04', '05']) {
    await page.goto(`/team-style-${style}`);
    const cards = await measureCards(page);
    layouts.push(cards.map((card) => card.split(' ').slice(2).join(' × ')).join(', '));
  }
  expect(new Set(layouts).size).toBe(5);
});

test('a press anywhere on a card opens the page of the person it shows', async ({ page }) => {
  await page.goto('/team-style-04');
  // The upper left corner is picture, far from the words of the link.
  await page
    .locator('main article')
    .nth(2)
    .click({ position: { x: 10, y: 10 } });
  await expect(page).toHaveURL(/\/team\/walt-pruitt$/);
  await expect(page.locator('h1')).toHaveText('Walt Pruitt');
});

test('on the wall each name can be read, and the job title under the pointer and with the keyboard', async ({
  page,
}) => {
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
  // A card that the browser scrolled to the focus would push the portrait away.
  expect(await card.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
});

test.describe('without a pointer', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('every name on the wall can be read', async ({ page }) => {
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
