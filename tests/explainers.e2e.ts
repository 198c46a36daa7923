/** Sections that explain a trade: layers to step through, two states side by side, questions to search. */
import { expect, test } from './support/test.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled });

    test('steps through six layers of a wall with their words on /framing', async ({ page }) => {
      await page.goto('/framing');
      const section = page.locator('[data-kind=BeforeAfter]', { hasText: 'Six layers' });
      const layers = section.getByRole('radio');
      await expect(layers).toHaveCount(6);
      await expect(layers.last()).toBeChecked();
      // One tab stop. Arrow keys move between layers and wrap around.
      await layers.last().focus();
      for (const layer of ['Frame', 'Sheathing', 'Insulation', 'Board', 'Tape and compound', 'Paint']) {
        await page.keyboard.press('ArrowRight');
        await expect(section.getByRole('radio', { name: layer })).toBeChecked();
        await expect(section.locator('figure:visible')).toHaveCount(1);
      }
    });

    test('compares two of six finish levels on /drywall', async ({ page }) => {
      await page.goto('/drywall');
      const section = page.locator('[data-comparison]');
      const shown = section.locator('div:has(> picture):visible');
      for (const [left, right, count] of [
        [0, 5, 2],
        [3, 4, 2],
        [2, 2, 1],
      ] as const) {
        for (const [side, level] of [
          ['Left', left],
          ['Right', right],
        ] as const) {
          const group = section.getByRole('group', { name: side });
          await group.getByText(`Level ${level}`).click();
          await expect(group.getByRole('radio', { name: `Level ${level}` })).toBeChecked();
        }
        await expect(shown).toHaveCount(count);
        await expect(section.locator('h3:visible')).toHaveCount(2);
      }
      await expect(section.getByRole('slider')).toHaveCount(javaScriptEnabled ? 1 : 0);
    });
  });
}

test('moves the line between two finish levels by press and by arrow keys', async ({ page }) => {
  await page.goto('/drywall');
  const slider = page.getByRole('slider', { name: 'Move the line' });
  await slider.scrollIntoViewIfNeeded();
  const box = await slider.boundingBox();
  if (!box) throw new Error('the slider has no place on the page');
  const edge = async () => {
    const left = page.locator('[data-comparison] div:has(> picture):visible').first();
    const clip = await left.evaluate((element) => getComputedStyle(element).clipPath);
    return Number(
      /calc\(([\d.-]+)% [-+] [\d.]+px\)|([\d.]+)%/.exec(clip.split(' ')[1] ?? '')?.[2] ?? Number.NaN,
    );
  };
  await page.mouse.click(box.x + box.width * 0.25, box.y + box.height / 2);
  await expect.poll(edge).toBeGreaterThan(70);
  await slider.press('End');
  await expect.poll(edge).toBe(0);
  await slider.press('Home');
  await expect.poll(edge).toBe(100);
});

test('filters the questions on /faq by the typed words and shows their number', async ({ page }) => {
  await page.goto('/faq');
  const section = page.locator('[data-questions]');
  const questions = section.locator('article');
  const all = await questions.count();
  expect(all).toBeGreaterThan(10);
  const field = section.getByRole('searchbox');
  await field.fill('crack back');
  await expect(questions.filter({ visible: true })).toHaveText([/Why did the crack come back/]);
  await expect(section.getByRole('status')).toHaveText('Questions with these words: 1');
  await field.fill('xylophone');
  await expect(questions.filter({ visible: true })).toHaveCount(0);
  await expect(section.getByRole('status')).toContainText('No question here');
  await field.fill('');
  await expect(questions.filter({ visible: true })).toHaveCount(all);
  // Submitted, it searches the whole site.
  await field.fill('permit');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=permit$/);
});
