/** The stages of a room on the page of a service. */
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test.describe('stages of one room', () => {
  test.use({ javaScriptEnabled: false });

  test('each stage shows its own picture and words, by mouse and by arrow key, without script', async ({
    page,
  }) => {
    await page.goto('/framing');
    const stages = page.locator('[data-kind=BeforeAfter]', { hasText: 'One room' });
    const seen = async (caption: RegExp) => {
      await expect(stages.locator('figcaption').filter({ visible: true })).toHaveText([caption]);
      await expect(stages.locator('img').filter({ visible: true })).toHaveCount(1);
    };
    await seen(/A header over/);
    await stages.getByText('Finished', { exact: true }).click();
    await seen(/The wainscot/);
    await page.keyboard.press('ArrowUp');
    await seen(/The opening is still/);
  });
});
