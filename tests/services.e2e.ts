/** The two lists of services, and the page of each. */
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
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Summerville');
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

test.describe('stages of one room', () => {
  test.use({ javaScriptEnabled: false });

  test('each stage shows its own picture and words, by mouse and by arrow key, without script', async ({
    page,
  }) => {
    await page.goto('/framing');
    const stages = page.locator('[data-kind=BeforeAfter]', { hasText: 'One room' });
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

test('/drywall-repair tells a homeowner what to do first, what it costs, who comes and what is guaranteed', async ({
  page,
}) => {
  await page.goto('/drywall-repair');
  await expect(page.locator('[data-kind=Checklist] li')).toHaveCount(4);
  await expect(page.locator('[data-kind=Checklist]')).toContainText(/asbestos/);
  const sheets = page.locator('[data-kind=FactSheet]');
  for (const price of await sheets.first().locator('dd').all())
    await expect(price).toHaveText(/^\$[\d.,]+ to \$[\d.,]+/);
  // What it says of wet walls has its sources.
  await expect(sheets.nth(1).locator('dd a[href^=https]')).toHaveCount(3);
  await expect(page.locator('[data-kind=Process] h3')).toHaveText([/call/, /look/, /price/, /repair/]);
  await expect(page.locator('main')).toContainText(/A warranty of one year: if it opens again/);
  await expect(page.locator('main')).toContainText(/by text to \(843\) 555-0142/);
});

for (const path of ['/framing', '/drywall', '/acoustical-ceiling']) {
  test(`${path} says what a general contractor looks up before a bid`, async ({ page }) => {
    await page.goto(path);
    const block = page.locator('[data-kind=FactSheet]', { hasText: 'general contractors' });
    for (const label of ['Divisions', 'Manpower', 'Bid lead time', 'Insurance', 'Bonding'])
      await expect(block.getByRole('term').filter({ hasText: label })).toHaveCount(1);
    await expect(block).toContainText('bids@plumbandtrue.example');
  });
}
