/** Project grids, filters and the page of one project (docs/specification.md, “Projects”). */
import { measureCounting, openWithClock } from './support/clock.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const grids = [
  { path: '/projects-style-01', count: 6 },
  { path: '/projects-style-02', count: 6 },
  { path: '/projects-style-03', count: 9 },
  { path: '/projects-style-04', count: 9 },
  { path: '/projects-style-05', count: 9 },
];

for (const { path, count } of grids) {
  // PROJECT-GRIDS
  test(`${path} shows ${String(count)} projects, and each leads to its own page`, async ({
    page,
    request,
  }) => {
    await page.goto(path);
    const cards = page.locator('main li[data-in]');
    await expect(cards).toHaveCount(count);
    await expect(cards.locator('img')).toHaveCount(count);
    await expect(page.locator('main input[type=radio]')).toHaveCount(0);
    const links = await cards
      .locator('a')
      .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')] as const));
    expect(new Set(links.map(([, address]) => address)).size).toBe(count);
    const [title = '', address = ''] = links[2] ?? [];
    expect((await request.get(address ?? '')).status()).toBe(200);
    await cards.nth(2).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  });
}

test('five styles are five layouts', async ({ page }) => {
  const layouts = new Set<string>();
  for (const { path } of grids) {
    await page.goto(path);
    const boxes = await page
      .locator('main li[data-in]')
      .evaluateAll((cards) =>
        cards.slice(0, 4).map((card) => [card.getBoundingClientRect().x, card.getBoundingClientRect().width]),
      );
    layouts.add(JSON.stringify(boxes));
  }
  expect(layouts.size).toBe(5);
});

/** Titles by filter (PROJECT-LIST). */
const shownBy = {
  All: [
    'Blue Glass Building',
    'Ferguson Family YMCA',
    'Stone Harbor',
    'Hyatt Regency',
    'Eisenhower Elementary',
    'Edison Middle School',
  ],
  Architecture: ['Blue Glass Building', 'Ferguson Family YMCA'],
  'House & Exterior': ['Stone Harbor', 'Hyatt Regency', 'Edison Middle School'],
  'House Renovation': ['Ferguson Family YMCA', 'Hyatt Regency', 'Eisenhower Elementary'],
  Interiors: ['Stone Harbor', 'Eisenhower Elementary', 'Edison Middle School'],
};

for (const path of ['/projects-filter-style-01', '/projects-filter-style-02']) {
  // PROJECT-FILTER, PROJECT-LIST
  test(`${path} starts at All and shows one kind at a time`, async ({ page }) => {
    await page.goto(path);
    const group = page.getByRole('group', { name: 'Show projects of one kind' });
    await expect(group.locator('label')).toHaveText(Object.keys(shownBy));
    await expect(group.getByRole('radio', { name: 'All' })).toBeChecked();
    for (const [label, titles] of Object.entries(shownBy)) {
      await group.getByText(label, { exact: true }).click();
      await expect(group.getByRole('radio', { checked: true })).toHaveCount(1);
      await expect(page.locator('main li[data-in]:visible h3')).toHaveText(titles);
    }
  });
}

test.describe('/projects-single', () => {
  // PROJECT-INFO
  test('says skills, client, completed date and location', async ({ page }) => {
    await page.goto('/projects-single');
    await expect(page.locator('main dl').first().locator('dt')).toHaveText([
      'Skills',
      'Client',
      'Completed Date',
      'Location',
    ]);
  });

  // PROJECT-COUNTERS
  test('counts to 375+, 517+, 1,520+ and 75+ in 2.5 s', async ({ ownPage: page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/projects-single');
    const list = page.locator('[data-counters]');
    await expect(list).toHaveAttribute('data-duration', '2500');
    await expect(list.locator('dd')).toHaveText(['375+', '517+', '1,520+', '75+']);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await openWithClock(page, '/projects-single');
    const elapsedMs = await measureCounting(list);
    expect(elapsedMs).toBeGreaterThanOrEqual(2400);
    expect(elapsedMs).toBeLessThanOrEqual(2600);
    await expect(list.locator('dd')).toHaveText(['375+', '517+', '1,520+', '75+']);
  });

  test.describe('its story', () => {
    test.use({ expectedHosts: ['www.youtube-nocookie.com'] });
    // PROJECT-STORY
    test('lists goals and the final outcome, shows a film and leads to contact', async ({ page }) => {
      await page.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill({ body: '' }));
      await page.goto('/projects-single');
      const order = await page.locator('main h2').allTextContents();
      expect(order).toEqual([
        'The project in figures',
        'What the client needed',
        'A place for the video of this job',
        'How it turned out',
        'Every partition ends at a mullion',
        'Who did what',
        'Other finished jobs',
        'Have a project like this one?',
      ]);
      const section = (title: string) => page.locator(`main section:has(h2:text-is("${title}"))`);
      await expect(section('What the client needed').locator('li')).toHaveCount(3);
      await expect(section('How it turned out').locator('li')).toHaveCount(3);
      await page.getByRole('link', { name: /^Play/ }).click();
      await expect(page.locator('dialog[open] iframe')).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(page.locator('dialog[open]')).toHaveCount(0);
      await section('Have a project like this one?').getByRole('link', { name: 'Get A Quote' }).click();
      await expect(page).toHaveURL(/\/contact$/);
    });
  });
});

const pages = [
  'jewelers-mutual',
  'historic-restoration',
  'edison-middle-school',
  'olsons-piggly-wiggly',
  'blue-glass-building',
  'ferguson-family-ymca',
  'stone-harbor',
  'hyatt-regency',
  'eisenhower-elementary',
];
for (const slug of pages) {
  test(`/projects/${slug} tells its own story`, async ({ page }) => {
    await page.goto(`/projects/${slug}`);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`/projects/${slug}$`),
    );
    await expect(page.locator('main dl').first().locator('dd')).toHaveCount(4);
    await expect(page.locator('main img').first()).toHaveJSProperty('complete', true);
    await expect(page.getByRole('link', { name: 'Get A Quote' }).last()).toHaveAttribute('href', '/contact');
  });
}
