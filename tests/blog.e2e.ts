/** The blog: its sidebar, line length, tags, and comments. */
import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const sidebar = (page: Page) => page.getByRole('complementary', { name: 'More to read' });
const part = (page: Page, heading: string) =>
  sidebar(page).locator('div', { has: page.getByRole('heading', { name: heading, exact: true }) });

test('puts the sidebar next to a list and below an article', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/blog');
  const entry = await page.locator('main img').first().boundingBox();
  const beside = await sidebar(page).boundingBox();
  expect(beside?.x).toBeGreaterThanOrEqual((entry?.x ?? 0) + (entry?.width ?? 0));
  await page.goto('/blog/finish-levels');
  const text = await page.locator('main article').boundingBox();
  const below = await sidebar(page).boundingBox();
  expect(below?.y).toBeGreaterThanOrEqual((text?.y ?? 0) + (text?.height ?? 0));
});

test('lists four recent posts, without the article on the page', async ({ page }) => {
  await page.goto('/blog');
  await expect(part(page, 'Recent Posts').getByRole('link')).toHaveCount(4);
  const newest = await part(page, 'Recent Posts').getByRole('link').first().getAttribute('href');
  await page.goto(newest ?? '');
  const paths = await part(page, 'Recent Posts')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(paths).toHaveLength(4);
  expect(paths).not.toContain(newest);
});

test('sets lines of 60 to 75 characters on a wide screen', async ({ page }) => {
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

test('links every tag to the articles that have it', async ({ page }) => {
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
    test('posts as a plain form, arrives, and shows a confirmation page', async ({ page, mails }) => {
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
  });
}
