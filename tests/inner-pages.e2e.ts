/** Services, contact, pricing and questions: the inner pages that are neither shop, blog, team nor projects. */
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test.describe('/services-style-01', () => {
  // SERVICES-STYLE-01
  test('numbers six services, each with its page', async ({ page }) => {
    await page.goto('/services-style-01');
    const cards = page.locator('main ul.cards > li');
    await expect(cards).toHaveCount(6);
    expect(
      await cards
        .locator('p')
        .filter({ hasText: /^\d\d$/ })
        .allTextContents(),
    ).toEqual(['01', '02', '03', '04', '05', '06']);
    await cards.first().getByRole('link').click();
    await expect(page).toHaveURL(/\/framing$/);
  });

  test('shows the working process in four numbered steps', async ({ page }) => {
    await page.goto('/services-style-01');
    const steps = page.locator('main ol > li:has(h3)');
    await expect(steps).toHaveCount(4);
    expect(await steps.locator('[aria-hidden] span').allTextContents()).toEqual(['1', '2', '3', '4']);
    await expect(steps.locator('img')).toHaveCount(4);
  });

  test('has a form beside four boxes: office, e-mail and two calls', async ({ page }) => {
    await page.goto('/services-style-01');
    const section = page.locator('main section:has(form)');
    await expect(section.locator('li h3')).toHaveText([
      'Office',
      'E-mail',
      'Call the crew',
      'Call the office',
    ]);
    await expect(section.locator('li a[href^="mailto:"]')).toHaveCount(1);
    await expect(section.locator('li a[href^="tel:"]')).toHaveCount(3);
    await expect(section.locator('form[method=post]')).toHaveAttribute('action', '/contact.php');
  });
});

// SERVICES-STYLE-02
test('/services-style-02 shows six cards with Read More', async ({ page }) => {
  await page.goto('/services-style-02');
  const cards = page.locator('main ul.cards > li');
  await expect(cards).toHaveCount(6);
  await expect(cards.getByRole('link', { name: /^Read More about/ })).toHaveCount(6);
});

test.describe('the partners', () => {
  test('are seven', async ({ page }) => {
    await page.goto('/services-style-01');
    await expect(page.getByRole('group', { name: 'Who we build with' }).locator('li')).toHaveCount(7);
  });

  // CAROUSEL-LOOP
  test('turn by button and go round', async ({ page }) => {
    await page.goto('/services-style-01');
    const row = page.getByRole('group', { name: 'Who we build with' });
    await row.scrollIntoViewIfNeeded();
    await expect(row).toHaveAttribute('data-running', '');
    await row.getByRole('button', { name: 'Pause the slides' }).click();
    const view = await row.locator('[data-carousel-view]').boundingBox();
    const leftmost = () =>
      row
        .locator('li')
        .evaluateAll(
          (slides, edge) =>
            slides
              .find((slide) => Math.abs(slide.getBoundingClientRect().left - edge) < 3)
              ?.querySelector('img')?.alt,
          view?.x ?? 0,
        );
    await expect.poll(leftmost).toBeTruthy();
    const seen = [await leftmost()];
    for (let turn = 0; turn < 7; turn += 1) {
      const before = seen.at(-1);
      await row.getByRole('button', { name: 'Next slide' }).click();
      await expect.poll(async () => ((await leftmost()) ?? before) !== before).toBe(true);
      // A row on its way takes no further turn.
      await expect
        .poll(() => row.evaluate((element) => element.getAnimations({ subtree: true }).length))
        .toBe(0);
      seen.push(await leftmost());
    }
    expect(new Set(seen).size).toBe(7);
    expect(seen[7]).toBe(seen[0]);
  });
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

// CONTACT-LEFT
test('the second contact style has its boxes on the left of the form', async ({ page }) => {
  await page.goto('/contact-style-02');
  const section = page.locator('main section:has(form)');
  await expect(section.locator('li h3')).toHaveText(['Office', 'E-mail', 'Call']);
  const boxes = await section.locator('ul').first().boundingBox();
  const form = await section.locator('form[method=post]').boundingBox();
  expect((boxes?.x ?? 0) + (boxes?.width ?? 0)).toBeLessThan(form?.x ?? 0);
});

test('/drywall-repair tells a homeowner what to do first, what it costs, who comes and what is guaranteed', async ({
  page,
}) => {
  await page.goto('/drywall-repair');
  await expect(page.locator('[data-kind=Checklist] li')).toHaveCount(4);
  await expect(page.locator('[data-kind=Checklist]')).toContainText(/asbestos/);
  const prices = page.locator('[data-kind=FactSheet] dd');
  for (const price of await prices.all()) await expect(price).toHaveText(/^\$[\d.,]+ to \$[\d.,]+/);
  await expect(page.locator('[data-kind=Process] h3')).toHaveText([/calls/, /looks/, /price/, /repairs/]);
  await expect(page.locator('main')).toContainText(/One year of warranty/);
  await expect(page.locator('main')).toContainText(/by text to \(843\) 555-0142/);
});

for (const path of ['/framing', '/drywall', '/acoustical-ceiling']) {
  test(`${path} says what a general contractor looks up before a bid`, async ({ page }) => {
    await page.goto(path);
    const block = page.locator('[data-kind=FactSheet]', { hasText: 'general contractors' });
    await expect(block.locator('dt')).toContainText([
      'Divisions',
      'Manpower',
      'Bid lead time',
      'Insurance',
      'Bonding',
    ]);
    await expect(block).toContainText('hello@plumbandtrue.example');
  });
}

test.describe('stages of one room', () => {
  test.use({ javaScriptEnabled: false });

  test('each stage shows its own picture and words, by mouse and by arrow key, without script', async ({
    page,
  }) => {
    await page.goto('/framing');
    const stages = page.locator('[data-kind=BeforeAfter]');
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
