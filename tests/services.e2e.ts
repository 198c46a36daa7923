/** The stages of a room on a service's page. */
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test.describe('stages of one room', () => {
  test.use({ javaScriptEnabled: false });

  test('show their own pictures and words by mouse and arrow key, without a script', async ({ page }) => {
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
