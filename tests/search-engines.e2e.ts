/** Share pictures and robots.txt. (routes.e2e.ts has titles, canonical URLs and structured data.) */
import sharp from 'sharp';
import { expect, test } from './support/test.ts';

test("gives a shared page a picture of the stated size with the direction's accent at the bottom", async ({
  page,
  request,
}) => {
  await page.goto('/contact');
  const share = await page.locator('meta[property="og:image"]').getAttribute('content');
  const picture = sharp(await (await request.get(new URL(share ?? '').pathname)).body());
  expect(await picture.metadata()).toMatchObject({ width: 1200, height: 630 });
  const foot = await picture.extract({ left: 600, top: 620, width: 1, height: 1 }).raw().toBuffer();
  for (const [channel, value] of [0xff, 0xb7, 0x03].entries())
    expect(Math.abs((foot[channel] ?? 0) - value)).toBeLessThan(12);
});

test('names the sitemap in robots.txt', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('Sitemap: https://plumbandtrue.example/sitemap.xml');
});
