/** The film overlay. */
import { findBreaches } from './support/judge-page.ts';
import { expect, test } from './support/test.ts';

test.use({ expectedHosts: ['www.youtube-nocookie.com'], viewport: { width: 1440, height: 900 } });

// VIDEO-OPEN, VIDEO-CLOSE, VIDEO-SIZE
for (const [player, slot] of [
  ['a film of the site', 'video'],
  ['a film of a service', 'iframe'],
] as const) {
  test.describe(player, () => {
    // The policy of a page allows only the services of its own films.
    test.use({ bypassCSP: slot === 'iframe' });

    test(`opens ${player} at 16:9 and 1000 px, by pointer and keyboard, and closes by button, Escape and overlay`, async ({
      page,
    }) => {
      await page.route('https://www.youtube-nocookie.com/**', (call) =>
        call.fulfill({ body: '<title>film</title>film', contentType: 'text/html' }),
      );
      await page.goto('/about');
      const overlay = page.locator('[data-film-overlay]');
      const play = page.getByRole('link', { name: /^Play/ });
      await expect(page.locator(`main ${slot}`)).toHaveCount(0);
      if (slot === 'iframe') {
        // As Film.tsx writes it for a film elsewhere; no page of the demonstration has one.
        await play.evaluate((link: HTMLElement) => {
          link.dataset['film'] = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1';
          link.dataset['filmPlayer'] = 'frame';
        });
      }

      for (const close of ['button', 'Escape', 'overlay'] as const) {
        if (close === 'Escape') {
          await play.focus();
          await page.keyboard.press('Enter');
        } else await play.click();
        await expect(overlay).toBeVisible();
        if (slot === 'iframe') await expect(overlay.frameLocator('iframe').getByText('film')).toBeVisible();
        else {
          const video = overlay.locator('video');
          await expect
            .poll(() => video.evaluate((film: HTMLVideoElement) => film.currentTime))
            .toBeGreaterThan(0);
        }
        const box = await overlay.boundingBox();
        expect(box?.width).toBe(1000);
        expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1);
        if (close === 'Escape') expect(await findBreaches(page)).toEqual([]);
        if (close === 'button') await overlay.getByRole('button', { name: 'Close the video' }).click();
        if (close === 'Escape') await page.keyboard.press('Escape');
        if (close === 'overlay') await page.mouse.click(20, 450);
        await expect(overlay).toBeHidden();
        await expect(page.locator(`main ${slot}`)).toHaveCount(0);
        await expect(play).toBeFocused();
      }
    });
  });
}
