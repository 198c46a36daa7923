/** About, prices, questions and the gallery. */
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

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

// PRICING-PLANS, PRICING-FEATURES
test('/pricing-plan shows three plans with prices, ticked features and Book Now', async ({ page }) => {
  await page.goto('/pricing-plan');
  const plans = page.locator('main li:has(> h3):has(strong)');
  await expect(plans).toHaveCount(3);
  const said = await plans.evaluateAll((all) =>
    all.map((plan) => ({
      title: plan.querySelector('h3')?.textContent,
      price: plan.querySelector('strong')?.textContent,
      features: [...plan.querySelectorAll('[data-ticked]')].map((line) => line.childNodes[1]?.textContent),
      ticked: [...plan.querySelectorAll('[data-ticked]')].map((line) => line.getAttribute('data-ticked')),
      link: plan.querySelector('a')?.getAttribute('href'),
      button: plan.querySelector('a')?.textContent,
    })),
  );
  const features = ['Target estimate', 'Cost plus fixed fee', 'Professional Design', '10 Year maintenance'];
  const plan = (title: string, price: string, ticks: number) => ({
    title,
    price,
    features,
    ticked: features.map((_, index) => String(index < ticks)),
    link: '/contact',
    button: 'Book Now',
  });
  expect(said).toEqual([
    plan('Basic', '$3500', 2),
    plan('Standard', '$4500', 3),
    plan('Premium', '$6500', 3),
  ]);
});

test.describe('/faq', () => {
  for (const javaScriptEnabled of [true, false]) {
    // FAQ-ACCORDION
    test(`opens the first of five items, one at a time ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
      browser,
      baseURL,
    }) => {
      const page = await browser.newPage({ javaScriptEnabled, baseURL: baseURL ?? '' });
      await page.goto('/faq');
      const items = page.locator('main details');
      const open = async () => (await items.all()).map((item) => item.getAttribute('open'));
      const states = async () => (await Promise.all(await open())).map((state) => state !== null);
      await expect(items).toHaveCount(5);
      expect(await states()).toEqual([true, false, false, false, false]);
      await items.nth(2).locator('summary').click();
      await expect.poll(states).toEqual([false, false, true, false, false]);
      await items.nth(2).locator('summary').click();
      await expect.poll(states).toEqual([false, false, false, false, false]);
      await page.close();
    });
  }

  // FAQ-FORM
  test('asks for a free consultation with five fields beside the questions', async ({ page, mails }) => {
    await page.goto('/faq');
    const section = page.locator('main section:has(details)');
    await expect(section.getByRole('heading', { name: 'Free consultation' })).toBeVisible();
    const questions = await section.locator('details').first().boundingBox();
    const form = await section.locator('form[method=post]').boundingBox();
    expect(form?.x ?? 0).toBeGreaterThan((questions?.x ?? 0) + (questions?.width ?? 0));
    const names = ['Name', 'E-mail', 'Phone', 'Website', 'Message'];
    await expect(section.locator('form[method=post] label[for]')).toHaveText(names);
    await section.getByLabel('Name').fill('Faye Query');
    await section.getByLabel('E-mail').fill('faye@example.com');
    await section.getByLabel('Phone').fill('843 555 0177');
    await section.getByLabel('Website').fill('none');
    await section.getByLabel('Message').fill('Is the first visit free in Ladson?');
    await section.getByRole('button', { name: 'Submit Now' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('Message sent successfully!');
    await expect(section.locator('[name=message]')).toHaveValue('');
    await mails.waitFor((mail) => mail.text?.includes('Is the first visit free in Ladson?') ?? false);
  });
});

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
