/** What search engines read: titles, canonical addresses, sitemap, robots and structured data. */
import sharp from 'sharp';
import { expect, test } from './support/test.ts';

// SITE-TITLE-CONTACT, COMPANY-AREA
test('titles, canonical addresses, sitemap, robots and structured data tell search engines one story', async ({
  page,
  request,
}) => {
  await page.goto('/contact');
  await expect(page).toHaveTitle('Plumb & True | Framing and Drywall Services');
  await page.goto('/index-01');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', 'https://plumbandtrue.example/');
  await page.goto('/');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', 'https://plumbandtrue.example/');
  const data = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '',
  ) as {
    '@type': string;
    telephone: string;
    areaServed: { '@type': string; name: string }[];
  };
  expect(data['@type']).toBe('GeneralContractor');
  expect(data.telephone).toBe('+18435550142');
  expect(data.areaServed.flatMap((area) => (area['@type'] === 'State' ? [area.name] : []))).toEqual([
    'North Carolina',
    'South Carolina',
    'Georgia',
    'Florida',
    'Virginia',
  ]);
  const share = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect(share).toMatch(/\/share\/[\w-]+\.structure\.jpg$/);
  const picture = await request.get(new URL(share ?? '').pathname);
  expect(picture.headers()['content-type']).toBe('image/jpeg');
  expect(await sharp(await picture.body()).metadata()).toMatchObject({ width: 1200, height: 630 });
  for (const [name, value] of [
    ['width', '1200'],
    ['height', '630'],
    ['alt', /\w{4}/],
  ] as const)
    await expect(page.locator(`meta[property="og:image:${name}"]`)).toHaveAttribute('content', value);
  // The bar at its foot is in the accent of the page's direction.
  const foot = await sharp(await picture.body())
    .extract({ left: 600, top: 620, width: 1, height: 1 })
    .raw()
    .toBuffer();
  for (const [channel, value] of [0xff, 0xb7, 0x03].entries()) {
    expect(Math.abs((foot[channel] ?? 0) - value)).toBeLessThan(12);
  }

  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>https:\/\/plumbandtrue\.example([^<]*)<\/loc>/g)].map(
    ([, path]) => path,
  );
  expect(listed).toContain('/');
  expect(listed).toContain('/contact');
  for (const path of ['/index-01', '/onepage-01', '/search', '/message-sent'])
    expect(listed).not.toContain(path);
  expect(new Set(listed).size).toBe(listed.length);
  expect(await (await request.get('/robots.txt')).text()).toContain(
    'Sitemap: https://plumbandtrue.example/sitemap.xml',
  );
});
