/** The contact pages: the form, the contact details, and the map. */
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

// CONTACT-LEFT
test('puts the boxes left of the form in the second contact style', async ({ page }) => {
  await page.goto('/contact-style-02');
  const section = page.locator('main section:has(form)');
  await expect(section.locator('li h3')).toHaveText(['Office', 'E-mail', 'Call']);
  const boxes = await section.locator('ul').first().boundingBox();
  const form = await section.locator('form[method=post]').boundingBox();
  expect((boxes?.x ?? 0) + (boxes?.width ?? 0)).toBeLessThan(form?.x ?? 0);
});

test.describe('the map', () => {
  test.use({ expectedHosts: ['www.google.com'] });

  // CONTACT-MAP
  test('loads only on a click, and has a plain link next to it', async ({ page }) => {
    await page.route('https://www.google.com/**', (call) =>
      call.fulfill({ body: 'map', contentType: 'text/html' }),
    );
    await page.goto('/contact');
    const place = page.locator('section', { hasText: 'Summerville, South Carolina' }).last();
    await place.scrollIntoViewIfNeeded();
    await expect(place.locator('iframe')).toHaveCount(0);
    await expect(place.getByRole('link', { name: /Google Maps/ })).toHaveAttribute(
      'href',
      /^https:\/\/www\.google\.com\/maps\//,
    );
    await place.getByRole('button', { name: 'Show the map' }).click();
    await expect(place.locator('iframe')).toHaveAttribute(
      'src',
      /^https:\/\/www\.google\.com\/maps\?q=Summerville%2C%20SC/,
    );
    await expect(place.frameLocator('iframe').getByText('map')).toBeVisible();
  });
});

test("shows on Contact whether the office is open now, in the company's time zone", async ({
  ownPage: page,
}) => {
  // One is under the title, one in the section about the people who answer.
  const states = page.locator('[data-opening]');
  for (const [now, sentence, isOpen] of [
    ['2026-11-23T15:00:00Z', 'Open now, until 5:00 PM', 'true'],
    ['2026-11-23T09:00:00Z', 'Closed now. We open today at 8:00 AM', 'false'],
    // The next day is Thanksgiving.
    ['2026-11-25T23:00:00Z', 'Closed now. We open on Friday at 8:00 AM', 'false'],
    // July 4 is a Saturday.
    ['2026-07-02T23:00:00Z', 'Closed now. We open on Monday at 8:00 AM', 'false'],
  ] as const) {
    await page.clock.setFixedTime(new Date(now));
    await page.goto('/contact');
    await expect(states).toHaveText([sentence, sentence]);
    for (const state of await states.all()) await expect(state).toHaveAttribute('data-is-open', isOpen);
  }
});

test('shows on Contact when the office opens after a closure that the server added (OFFICE-OPENING)', async ({
  ownPage: page,
}) => {
  await page.route('**/contact', async (route) => {
    const response = await route.fetch();
    const days = '2026-11-23 12:00 24:00,2026-11-24,2026-11-25,2026-11-27,2026-11-30,2026-12-01 00:00 10:00';
    const body = (await response.text()).replaceAll(' data-opening=', ` data-closed="${days}" data-opening=`);
    await route.fulfill({ response, body });
  });
  const state = page.locator('[data-opening]').first();
  for (const [now, sentence] of [
    ['2026-11-23T15:00:00Z', 'Open now, until 12:00 PM'],
    ['2026-11-23T18:00:00Z', 'Closed now. We open on Tuesday, December 1 at 10:00 AM'],
    ['2026-11-25T18:00:00Z', 'Closed now. We open on Tuesday at 10:00 AM'],
  ] as const) {
    await page.clock.setFixedTime(new Date(now));
    await page.goto('/contact');
    await expect(state).toHaveText(sentence);
  }
});
