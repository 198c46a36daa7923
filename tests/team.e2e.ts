/** The team pages and the profile. */
import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const everybody = [
  ['Marcus Delaney', '/team/marcus-delaney'],
  ['Renata Osorio', '/team/renata-osorio'],
  ['Walt Pruitt', '/team/walt-pruitt'],
  ['Imani Grant', '/team/imani-grant'],
  ['Tomasz Wierda', '/team/tomasz-wierda'],
  ['June Hollis', '/team/june-hollis'],
  ['Diego Santillan', '/team/diego-santillan'],
  ['Priya Raman', '/team/priya-raman'],
  ['Caleb Yoon', '/team/caleb-yoon'],
  ['Hattie Boone', '/team/hattie-boone'],
] as const;

/** Place and size of each card in whole pixels. */
function measureCards(page: Page): Promise<string[]> {
  return page.locator('main article').evaluateAll((cards) =>
    cards.map((card) => {
      const { x, y, width, height } = card.getBoundingClientRect();
      return [x, y + scrollY, width, height].map(Math.round).join(' ');
    }),
  );
}

for (const [style, count] of [
  ['01', 10],
  ['02', 10],
  ['03', 7],
  ['04', 7],
  ['05', 10],
] as const) {
  // TEAM-GRIDS
  test(`/team-style-${style} shows ${count} members in order, each with title, portrait and a link`, async ({
    page,
  }) => {
    await page.goto(`/team-style-${style}`);
    const cards = page.locator('main article');
    const shown = await cards.evaluateAll((articles) =>
      articles.map((article) => {
        const link = article.querySelector('h3 a');
        return [link?.textContent, link?.getAttribute('href')];
      }),
    );
    expect(shown).toEqual(everybody.slice(0, count).map((person) => [...person]));
    for (const card of await cards.all()) {
      await expect(card.locator('p').first()).toHaveText(/\w{4,}/);
      await expect(card.locator('img')).toHaveAttribute('alt', /^Illustration of /);
    }
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/team-style-01$/);
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  });
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

// TEAM-STYLE-04
test('style 4 adds what each person does, and social links named for person and platform', async ({
  page,
}) => {
  await page.goto('/team-style-04');
  for (const card of await page.locator('main article').all()) {
    const name = (await card.locator('h3').textContent()) ?? '';
    await expect(card.locator('p').nth(1)).toHaveText(/^.{20,110}$/);
    const links = card.getByRole('link', { name: `${name} on ` });
    await expect(links).toHaveCount(3);
    for (const link of await links.all()) await expect(link).toHaveAttribute('href', /^https:\/\//);
  }
  await page.goto('/team-style-01');
  await expect(page.locator('main article ul')).toHaveCount(0);
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
  await expect(cards.getByRole('heading')).toHaveText(everybody.map(([name]) => name ?? ''));
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

// TEAM-SINGLE
test('/team-single says who somebody is, how to reach them, what they can and where they learned it', async ({
  page,
}) => {
  await page.goto('/team-single');
  const main = page.locator('main');
  await expect(main.locator('h1')).toHaveText('Marcus Delaney');
  await expect(main).toContainText('Founder and general contractor');
  await expect(main.getByRole('link', { name: 'hello@plumbandtrue.example' })).toHaveAttribute(
    'href',
    'mailto:hello@plumbandtrue.example',
  );
  await expect(main.locator('dl').getByRole('link', { name: '(843) 555-0142' })).toHaveAttribute(
    'href',
    'tel:+18435550142',
  );
  await expect(main.getByRole('link', { name: 'Marcus Delaney on ' })).toHaveCount(3);

  const bars = main.locator('li').filter({ has: page.locator('svg rect') });
  await expect(bars).toHaveText(['Planning85%', 'Design95%', 'Development75%', 'Delivery90%']);

  await expect(main.getByText('Careers history')).toBeVisible();
  await expect(main.locator('section').filter({ hasText: 'Careers history' }).locator('ol > li')).toHaveCount(
    4,
  );
  await expect(main.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/contact');
});

test('the page of each person is shared with that person’s portrait', async ({ page, request }) => {
  for (const [, path = ''] of everybody) {
    await page.goto(path);
    const read = (property: string) => page.locator(`meta[property="${property}"]`).getAttribute('content');
    const address = new URL((await read('og:image')) ?? '').pathname;
    expect(address).toBe(`/share/portrait-${path.replace('/team/', '')}.structure.jpg`);
    expect((await request.get(address)).headers()['content-type']).toBe('image/jpeg');
    expect(await read('og:image:alt')).toBe(await page.locator('main img').first().getAttribute('alt'));
  }
});

test('/team-single is the first member’s page under another address; search engines list each person once', async ({
  page,
  request,
}) => {
  await page.goto('/team-single');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/team\/marcus-delaney$/);
  const words = await page.locator('main').innerText();
  await page.goto('/team/marcus-delaney');
  expect(await page.locator('main').innerText()).toBe(words);
  const facts = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(facts.map((fact) => (JSON.parse(fact) as { '@type': string })['@type'])).toEqual(['BreadcrumbList']);

  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const [, path] of everybody) expect(sitemap).toContain(`${path}<`);
  expect(sitemap).toContain('/team-style-01<');
  expect(sitemap).not.toMatch(/team-single|team-style-0[2-5]/);
});
