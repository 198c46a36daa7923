/** The blog: its list, its sidebar, its articles, and a comment under one of them. */
import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** Newest first. */
const articles = [
  ['What goes into the walls of a dental office', '/blog/dental-office-walls', 'October 22, 2026'],
  ['Which drywall finish level do you need?', '/blog/finish-levels', 'September 18, 2026'],
  ['The straps you never see, and what they hold down', '/blog/hurricane-straps', 'August 6, 2026'],
  ['Before you scrape that popcorn ceiling', '/blog/popcorn-before-you-scrape', 'June 4, 2026'],
  ['How to read the stamp on a stud', '/blog/the-stamp-on-a-stud', 'April 16, 2026'],
  ['Why office walls need room to move', '/blog/walls-that-meet-a-slab', 'February 11, 2026'],
] as const;
const titles = articles.map(([title]) => title);
const promisedTags = ['Architecture', 'Building', 'Business', 'Dental', 'Design', 'Real Estates', 'World'];

const sidebar = (page: Page) => page.getByRole('complementary', { name: 'More to read' });
const part = (page: Page, heading: string) =>
  sidebar(page).locator('div', { has: page.getByRole('heading', { name: heading, exact: true }) });

// BLOG-LIST
test('the blog lists six articles, each with all that a reader chooses by', async ({ page }) => {
  await page.goto('/blog');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('blog');
  const items = page.locator('main ol > li').filter({ has: page.getByRole('heading', { level: 2 }) });
  await expect(items).toHaveCount(6);
  await expect(items.getByRole('heading', { level: 2 })).toHaveText([...titles]);
  for (const [index, [title, path, date]] of articles.entries()) {
    const item = items.nth(index);
    await expect(item.locator('img')).toHaveAttribute('alt', /\S+ \S+/);
    await expect(item.getByText(date)).toBeVisible();
    await expect(item.getByText(/^(Caleb Yoon|Tomasz Wierda|Walt Pruitt)$/)).toBeVisible();
    await expect(item.getByRole('link', { name: 'Educational' })).toBeVisible();
    await expect(item.locator('p').nth(1)).toHaveText(/\S{3,} .{20,}/);
    const more = item.getByRole('link', { name: /^Continue Reading/ });
    await expect(more).toHaveAccessibleName(`Continue Reading ${title}`);
    await expect(more).toHaveAttribute('href', path);
  }
  const pictures = await items.locator('img').evaluateAll((all) => all.map((img) => img.getAttribute('alt')));
  expect(new Set(pictures).size).toBe(6);
});

test('Continue Reading leads to the article itself', async ({ page }) => {
  await page.goto('/blog');
  await page.getByRole('link', { name: /^Continue Reading How to read/ }).click();
  await page.waitForURL('**/blog/the-stamp-on-a-stud');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How to read the stamp on a stud');
});

for (const path of ['/blog', '/blog-single', '/blog/finish-levels']) {
  // BLOG-SIDEBAR
  test(`${path} has the sidebar: search, four recent posts, three categories, tags`, async ({ page }) => {
    await page.goto(path);
    await expect(sidebar(page).getByRole('searchbox').or(sidebar(page).getByRole('textbox'))).toBeVisible();
    await expect(part(page, 'Recent Posts').getByRole('link')).toHaveText(titles.slice(0, 4));
    await expect(part(page, 'Categories').getByRole('link')).toHaveText([
      'Commercial',
      'Educational',
      'Residential',
    ]);
    const tags = await part(page, 'Tags').getByRole('link').allTextContents();
    expect(tags).toEqual(expect.arrayContaining(promisedTags));
    expect(tags.length).toBeGreaterThan(promisedTags.length);
  });
}

test('the sidebar is beside the text on a wide screen and below it on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/blog/finish-levels');
  const text = page.locator('main article');
  const boxes = async () => [await text.boundingBox(), await sidebar(page).boundingBox()] as const;
  const [wideText, wideAside] = await boxes();
  expect(wideAside?.x).toBeGreaterThanOrEqual((wideText?.x ?? 0) + (wideText?.width ?? 0));
  expect(wideAside?.y).toBeLessThan((wideText?.y ?? 0) + (wideText?.height ?? 0));
  await page.setViewportSize({ width: 390, height: 844 });
  const measureDistance = async () => {
    const [narrowText, narrowAside] = await boxes();
    return (narrowAside?.y ?? -Infinity) - (narrowText?.y ?? 0) - (narrowText?.height ?? 0);
  };
  await expect.poll(measureDistance).toBeGreaterThanOrEqual(0);
});

test('lines of an article hold 60 to 75 characters on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/blog/the-stamp-on-a-stud');
  const paragraph = page.locator('article section').nth(2).locator('p').first();
  const perLine = await paragraph.evaluate((element) => {
    const lines = element.getBoundingClientRect().height / parseFloat(getComputedStyle(element).lineHeight);
    return (element.textContent ?? '').length / Math.round(lines);
  });
  expect(perLine).toBeGreaterThan(52);
  expect(perLine).toBeLessThan(78);
});

const categories = { commercial: 2, educational: 6, residential: 4 };

for (const [name, count] of Object.entries(categories)) {
  test(`the category ${name} has a page of its ${count} articles`, async ({ page }) => {
    await page.goto('/blog');
    await part(page, 'Categories')
      .getByRole('link', { name: new RegExp(name, 'i') })
      .click();
    await page.waitForURL(`**/blog/category/${name}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`^${name}$`, 'i'));
    await expect(page.locator('main ol > li h2')).toHaveCount(count);
    await expect(part(page, 'Categories').locator('[aria-current=page]')).toHaveText(new RegExp(name, 'i'));
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });
}

test('every tag leads to the articles that carry it', async ({ page }) => {
  await page.goto('/blog');
  const tags = await part(page, 'Tags').getByRole('link').allTextContents();
  for (const tag of tags) {
    await page.goto('/blog');
    await part(page, 'Tags').getByRole('link', { name: tag, exact: true }).click();
    await expect(page.getByRole('status')).toContainText(`for “${tag}”`);
    const first = page.locator('[data-site-search-results] a').first();
    await expect(first).toHaveAttribute('href', /./);
    const paths = await page
      .locator('[data-site-search-results] a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(paths.filter((path) => path?.startsWith('/blog/')).length, tag).toBeGreaterThan(0);
  }
});

// BLOG-SINGLE
test('/blog-single shows one article, whose own address search engines list', async ({ page, request }) => {
  await page.goto('/blog-single');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[0] ?? '');
  await expect(page.locator('article a[rel=tag]').first()).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  const canonical = 'https://plumbandtrue.example/blog/dental-office-walls';
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', canonical);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toContain(`<loc>${canonical}</loc>`);
  expect(sitemap).not.toContain('blog-single');
});

test('an article tells search engines and feed readers what it is', async ({ page, request }) => {
  await page.goto('/blog/finish-levels');
  const facts = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '',
  ) as Record<string, unknown>;
  expect(facts).toMatchObject({
    '@type': 'BlogPosting',
    headline: titles[1],
    datePublished: '2026-09-18',
    mainEntityOfPage: 'https://plumbandtrue.example/blog/finish-levels',
  });
  const feed = (await page.locator('link[type="application/rss+xml"]').getAttribute('href')) ?? '';
  const answer = await request.get(feed);
  expect(answer.headers()['content-type']).toContain('xml');
  const items = [...(await answer.text()).matchAll(/<item>\s*<title>([^<]*)/g)].map(([, title]) => title);
  expect(items).toEqual(titles);
});

const comment = (name: string) => ({
  name,
  email: `${name.toLowerCase().replaceAll(/[^a-z]/g, '')}@reader.example`,
  message: `Does level 5 pay in a hall? <i>Asking</i> & waiting, ${name}.`,
});

async function write(page: Page, values: ReturnType<typeof comment>): Promise<void> {
  const form = page.locator('#reply form');
  await form.getByLabel('Name').fill(values.name);
  await form.getByLabel('E-mail').fill(values.email);
  await form.getByLabel('Comment').fill(values.message);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`a comment ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled, expectedErrors: [/status of 422/] });

    // BLOG-REPLY, CALL-REPLY
    test('is posted as a plain form, arrives, and leads to a page that says so', async ({ page, mails }) => {
      const values = comment(javaScriptEnabled ? 'Rita Reader' : 'Paul Plain');
      await page.goto('/blog/finish-levels');
      const form = page.locator('#reply form');
      await expect(page.locator('#reply').getByRole('heading')).toHaveText('Leave a Reply');
      for (const label of ['Name', 'E-mail', 'Comment'])
        await expect(form.getByLabel(label)).toHaveAttribute('required', '');
      await write(page, values);
      const sent = page.waitForRequest('**/mailer.php');
      await form.getByRole('button', { name: 'Post Comment' }).click();
      const request = await sent;
      expect(request.method()).toBe('POST');
      expect(request.isNavigationRequest()).toBe(true);
      expect(request.headers()['content-type']).toBe('application/x-www-form-urlencoded');
      await page.waitForURL('**/message-sent**');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Message sent successfully!');
      const mail = await mails.waitFor(({ subject }) => subject?.includes(values.name) === true);
      expect(mail.text).toContain(values.message);
      expect(mail.replyTo?.[0]?.address).toBe(values.email);
    });

    test('that is refused comes back with the reader’s words and what is missing', async ({ page }) => {
      const values = comment(javaScriptEnabled ? 'Wanda Wrong' : 'Willa Wrong');
      await page.goto('/blog-single');
      // Blanks satisfy the browser's `required`, not the server.
      await write(page, { ...values, name: '   ' });
      await page.getByRole('button', { name: 'Post Comment' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Please check the form');
      const form = page.locator('main form[method=post]');
      await expect(form).toContainText('Please enter your name.');
      await expect(form.getByLabel('E-mail')).toHaveValue(values.email);
      await expect(form.getByLabel('Comment')).toHaveValue(values.message);
      await form.getByLabel('Name').fill(values.name);
      await form.getByRole('button', { name: 'Post Comment' }).click();
      await page.waitForURL('**/message-sent**');
    });
  });
}

test('an empty comment is stopped by the browser', async ({ page }) => {
  await page.goto('/blog/finish-levels');
  await page.getByRole('button', { name: 'Post Comment' }).click();
  await expect(page.locator('#reply').getByLabel('Name')).toBeFocused();
  expect(new URL(page.url()).pathname).toBe('/blog/finish-levels');
});
