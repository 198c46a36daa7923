/** Inner pages and addresses: what each must show, and where stray links lead. */
import { expect, test } from './support/test.ts';

// ABOUT-SKILLS
test('About says who we are and shows four skills at 100 %', async ({ page }) => {
  await page.goto('/about');
  await expect(page.locator('main')).toContainText('Who We Are');
  const skills = page.locator('section', { hasText: 'Planning' }).getByRole('listitem');
  await expect(skills.locator('p')).toHaveText([
    /Planning\s*100%/,
    /Design\s*100%/,
    /Development\s*100%/,
    /Delivery\s*100%/,
  ]);
  for (const bar of await skills.locator('rect:last-child').all())
    await expect(bar).toHaveAttribute('width', '100%');
});

const services = {
  '/acoustical-ceiling': 'Acoustical Ceiling',
  '/popcorn-ceiling': 'Popcorn Ceiling',
  '/drywall': 'Drywall',
  '/fiberglass-reinforced-panel': 'Fiberglass Reinforced Panel',
  '/framing': 'Framing',
  '/general-labor': 'General Labor',
  '/painting': 'Painting',
  '/virtual-design-and-build': 'Virtual Design and Build',
  '/preconstruction': 'Preconstruction',
};

for (const [path, title] of Object.entries(services)) {
  // SERVICE-PAGE, SERVICE-SIDE
  test(`${path} has all the parts of a service page`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(trail.getByRole('listitem')).toHaveText(['Home', 'Services', title]);
    const detail = page.locator('main > section').nth(1);
    await expect(detail.locator('img')).toHaveCount(3);
    await expect(detail.getByRole('heading', { level: 2 })).toBeVisible();
    const benefits = detail.locator('h3 + ul li');
    await expect(benefits).toHaveCount(4);
    const side = page.getByRole('complementary');
    for (const sibling of ['/drywall', '/framing'])
      await expect(side.locator(`a[href="${sibling}"]`)).toBeVisible();
    await expect(side.locator('[aria-current=page]')).toHaveText(title);
    await expect(side.getByRole('link', { name: '(843) 555-0142' })).toHaveAttribute(
      'href',
      'tel:+18435550142',
    );
  });
}

// GALLERY-GRID
test('the gallery shows 42 different pictures in three columns', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/gallery');
  const pictures = page.locator('main li img');
  await expect(pictures).toHaveCount(42);
  const sources = await pictures.evaluateAll((all) => all.map((picture) => picture.getAttribute('src')));
  expect(new Set(sources).size).toBe(42);
  const alts = await pictures.evaluateAll((all) => all.map((picture) => picture.getAttribute('alt')));
  expect(new Set(alts).size).toBe(42);
  const columns = await pictures.evaluateAll(
    (all) => new Set(all.map((picture) => Math.round(picture.getBoundingClientRect().left))).size,
  );
  expect(columns).toBe(3);
});

// CONTACT-FORM, CONTACT-BLOCK
test('Contact asks for the project and says how to reach the company in a block and three boxes', async ({
  page,
}) => {
  await page.goto('/contact');
  const form = page.locator('section', {
    has: page.getByRole('heading', { name: 'Have an upcoming project?' }),
  });
  await expect(form.getByRole('button', { name: 'Submit Now' })).toBeVisible();
  const block = page.locator('section', { has: page.getByRole('heading', { name: 'Let’s Connect' }) });
  await expect(block.getByRole('link', { name: 'hello@plumbandtrue.example' }).first()).toBeVisible();
  await expect(block.getByRole('link', { name: '(843) 555-0142' }).first()).toBeVisible();
  await expect(block.getByRole('heading', { level: 3 })).toHaveText(['Office', 'E-mail', 'Call']);
  await expect(block).toContainText('Summerville, SC');
});

test.describe('the map', () => {
  test.use({ expectedHosts: ['www.google.com'] });

  // CONTACT-MAP
  test('is asked for only by a click, and has a plain link beside it', async ({ page }) => {
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

test.describe('the film', () => {
  test.use({ expectedHosts: ['www.youtube-nocookie.com'], viewport: { width: 1440, height: 900 } });

  // VIDEO-OPEN, VIDEO-CLOSE, VIDEO-SIZE
  test('opens over the page at 16:9 and 1000 px, and closes by button, Escape and overlay', async ({
    page,
  }) => {
    await page.route('https://www.youtube-nocookie.com/**', (call) =>
      call.fulfill({ body: 'film', contentType: 'text/html' }),
    );
    await page.goto('/about');
    const overlay = page.locator('[data-film-overlay]');
    const play = page.getByRole('link', { name: /^Play/ });
    await expect(page.locator('iframe')).toHaveCount(0);

    for (const close of ['button', 'Escape', 'overlay'] as const) {
      await play.click();
      await expect(overlay).toBeVisible();
      await expect(overlay.frameLocator('iframe').getByText('film')).toBeVisible();
      const box = await overlay.boundingBox();
      expect(box?.width).toBe(1000);
      expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1);
      if (close === 'button') await overlay.getByRole('button', { name: 'Close the film' }).click();
      if (close === 'Escape') await page.keyboard.press('Escape');
      if (close === 'overlay') await page.mouse.click(20, 450);
      await expect(overlay).toBeHidden();
      await expect(page.locator('iframe')).toHaveCount(0);
      await expect(play).toBeFocused();
    }
  });
});

const stray = [
  '/index',
  '/services',
  '/services-style1',
  '/services-style2',
  '/projects-style1',
  '/projects/jewelers-mutual',
  '/projects/historic-restoration',
  '/projects/edison-middle-school',
  '/projects/olsons-piggly-wiggly',
  '/preconstruction',
];

for (const path of stray) {
  // ROUTE-STRAY
  test(`the stray link ${path} leads to a page`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test.describe('an unknown path', () => {
  test.use({ expectedErrors: [/status of 404/] });

  // ROUTE-UNKNOWN
  test('shows the main home page with status 404 and noindex', async ({ page }) => {
    const response = await page.goto('/no/such-page');
    expect(response?.status()).toBe(404);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('[data-hero] [data-slide]')).toHaveCount(2);
    await expect(page.locator('#project')).toContainText('Latest completed projects');
  });
});

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
  expect((await request.get(new URL(share ?? '').pathname)).headers()['content-type']).toBe('image/jpeg');

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

test('the lists of the checkout are served: countries with Bangladesh, and its 64 districts', async ({
  request,
}) => {
  const countries = (await (await request.get('/countries.json')).json()) as { name: string; code: string }[];
  expect(countries).toContainEqual({ name: 'Bangladesh', code: 'BD' });
  expect(countries.length).toBeGreaterThan(190);
  const districts = (await (await request.get('/districts.json')).json()) as { name: string; code: string }[];
  expect(districts).toHaveLength(64);
});

test('a page without an island loads no framework code, however far it is scrolled', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  for (const path of ['/', '/about', '/drywall', '/gallery']) {
    await page.goto(path);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await page.waitForLoadState('networkidle');
  }
  expect(scripts).toEqual([]);
});

test.describe('pictures further down', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('wait until the hero has come', async ({ page }) => {
    const asked: string[] = [];
    let sendHero = () => {};
    const heroMayCome = new Promise<void>((resolve) => (sendHero = resolve));
    await page.route(/\.avif$/, async (route) => {
      asked.push(route.request().url());
      if (asked.length === 1) await heroMayCome;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await expect(page.locator('footer')).toBeAttached();
    await page.evaluate(() => document.fonts.ready);
    expect(asked, 'the hero alone').toHaveLength(1);
    sendHero();
    await expect.poll(() => asked.length, 'then the others').toBeGreaterThan(1);
  });

  test('load without JavaScript, too', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    await page.goto('/about');
    const pictures = page.locator('main img[loading=lazy]');
    await expect(pictures).not.toHaveCount(0);
    await pictures.first().scrollIntoViewIfNeeded();
    const width = () => pictures.first().evaluate((img: HTMLImageElement) => img.naturalWidth);
    await expect.poll(width).toBeGreaterThan(0);
    await page.close();
  });
});
