/** Every home variant against what support/variant-demands.ts demands of it. */
import type { Locator, Page } from '@playwright/test';
import { routes } from '../tools/lib/built-site.ts';
import { classOf } from './support/class-name.ts';
import { expect, test } from './support/test.ts';
import { demands, serviceChoices, type Demand } from './support/variant-demands.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const section = (page: Page, kind: string): Locator => page.locator(`main > section[data-kind="${kind}"]`);
const texts = (locator: Locator) => locator.evaluateAll((all) => all.map((item) => item.textContent.trim()));

async function checkServices(page: Page, { services, serviceCounts }: Demand): Promise<void> {
  const sections = await section(page, 'Services').all();
  const lists = await Promise.all(sections.map((section) => texts(section.locator('h3'))));
  if (services) expect(lists).toContainEqual(services);
  for (const count of serviceCounts ?? [])
    expect(
      lists.map(({ length }) => length),
      'services per section',
    ).toContain(count);
}

async function checkCarousels(page: Page, { carousels = [] }: Demand): Promise<void> {
  for (const { kind, shown, autoplayMs } of carousels) {
    const carousel = section(page, kind).locator('[data-carousel]').first();
    await carousel.scrollIntoViewIfNeeded();
    await expect(carousel, kind).toHaveAttribute('data-running', '');
    const ratio = await carousel.evaluate((element) => {
      const view = element.querySelector('[data-carousel-view]')?.getBoundingClientRect().width ?? 0;
      return view / (element.querySelector('li')?.getBoundingClientRect().width ?? 1);
    });
    // Between two slides is a gap, so the ratio is a little above the number.
    expect(Math.round(ratio - 0.15), `${kind} side by side`).toBe(shown);
    // CAROUSEL-AUTOPLAY
    if (autoplayMs) await expect(carousel).toHaveAttribute('data-autoplay', String(autoplayMs));
  }
}

async function checkForms(page: Page, { forms = [], beside }: Demand): Promise<void> {
  for (const { fields, action, button, top } of forms) {
    const all = await page.locator('main form[method=post]').all();
    const said = await Promise.all(
      all.map((form) =>
        form.evaluate((element) => ({
          fields: [...element.querySelectorAll('label[for]')].map(
            (label) => document.getElementById(label.getAttribute('for') ?? '')?.getAttribute('name') ?? '',
          ),
          action: element.getAttribute('action'),
          button: element.querySelector('[type=submit]')?.textContent,
          section:
            element.closest('main > section') === document.querySelector('main > section') ? 'first' : '',
        })),
      ),
    );
    expect(said).toContainEqual(
      expect.objectContaining({
        fields,
        action,
        ...(button ? { button } : {}),
        ...(top ? { section: 'first' } : {}),
      }),
    );
    if (fields.includes('service')) {
      const choices = page.locator('main select[name=service] option');
      expect((await texts(choices.first().locator('xpath=..').locator('option'))).slice(0, 7)).toEqual([
        'Select a Service',
        ...serviceChoices,
      ]);
    }
  }
  if (beside === 'picture') await expect(section(page, 'Enquiry').locator('img')).not.toHaveCount(0);
}

async function checkNumbers(page: Page, { counters, skills }: Demand): Promise<void> {
  if (counters) {
    const lists = page.locator('[data-counters]');
    const shown = await Promise.all((await lists.all()).map((list) => texts(list.locator('dd'))));
    expect(shown).toContainEqual(counters.shown);
    if (counters.titles) {
      const titles = await Promise.all((await lists.all()).map((list) => texts(list.locator('dt'))));
      expect(titles).toContainEqual(counters.titles);
    }
    if (counters.durationMs)
      expect(
        await lists.evaluateAll((all) => all.map((list) => list.getAttribute('data-duration'))),
      ).toContain(String(counters.durationMs));
  }
  if (skills) {
    const bars = await section(page, 'Skills')
      .first()
      .locator('li')
      .evaluateAll((all) =>
        all.map((bar) => [...bar.querySelectorAll('p span')].map((span) => span.textContent)),
      );
    expect(bars.map(([, percent]) => percent)).toEqual(skills.map(([, percent]) => `${String(percent)}%`));
    skills.forEach(([title], index) => {
      if (title) expect(bars[index]?.[0]).toBe(title);
    });
  }
}

const pages = demands.flatMap((demand) =>
  (['home', 'onepage'] as const)
    .filter((kind) => !demand.only || demand.only === kind)
    .map((kind) => ({
      demand,
      kind,
      path: kind === 'home' ? `/index-${demand.number}` : `/onepage-${demand.number}`,
    })),
);

for (const { demand, kind, path } of pages) {
  // THEME-PAGE
  test(`${path} is ${demand.name} and shows all that it must`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await expect(page.locator('html')).toHaveCSS('--accent', demand.accent);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`));
    const kinds = await page
      .locator('main > section')
      .evaluateAll((all) => all.map((section) => section.getAttribute('data-kind')));
    expect(
      demand.kinds.filter((wanted) => !kinds.includes(wanted)),
      'missing kinds',
    ).toEqual([]);
    if (demand.slides)
      expect(await page.locator('[data-slide]').count()).toBeGreaterThanOrEqual(demand.slides);
    if (demand.films) await expect(page.locator('video[data-clip]')).toHaveCount(demand.films);
    if (demand.filters)
      expect(await texts(section(page, 'Projects').locator('fieldset label'))).toEqual(demand.filters);
    if (demand.checklist) await expect(section(page, 'Introduction').locator('li')).not.toHaveCount(0);
    if (demand.signature) await expect(section(page, 'Introduction').locator('em')).not.toHaveCount(0);
    await checkServices(page, demand);
    await checkNumbers(page, demand);
    await checkForms(page, demand);
    await checkCarousels(page, demand);
    if (kind === 'home') return;
    const anchors = ['header', 'about', 'services', 'project', 'blog', 'contact'];
    await expect(page.locator('header nav [data-section-link]')).toHaveText([
      'Home',
      'About',
      'Services',
      'Portfolios',
      'Blog',
      'Contact',
    ]);
    for (const anchor of anchors) await expect(page.locator(`[id="${anchor}"]`)).toHaveCount(1);
  });
}

test('no two of the thirty share header, hero and order of sections', async ({ request }) => {
  const variants = routes.filter((route) => /^\/(index|onepage)-\d\d$/.test(route));
  expect(variants).toHaveLength(30);
  const directions = new Map<string, string>();
  for (const route of variants) {
    const html = await (await request.get(route)).text();
    const header = /<header[^>]* data-header="(\w+)"/.exec(html)?.[1];
    const topBar = html.includes(`class="${classOf('TopBar')}"`);
    const hero = /data-look="(\w+)"[^>]*data-hero|data-hero[^>]*data-look="(\w+)"/.exec(html);
    const order = [...html.matchAll(/ data-kind="(\w+)"/g)].map(([, kind]) => kind);
    const direction = [header, topBar, hero?.[1] ?? hero?.[2], ...order].join(' ');
    expect(directions.get(direction), `${route} is laid out like`).toBeUndefined();
    directions.set(direction, route);
  }
});

test('the filters of a trade show one category at a time', async ({ page }) => {
  for (const path of ['/index-06', '/index-08']) {
    await page.goto(path);
    const projects = section(page, 'Projects').filter({ has: page.locator('fieldset') });
    const cards = projects.locator('li[data-in]');
    const total = await cards.count();
    await expect(projects.locator('li[data-in]:visible'), 'all of them at first').toHaveCount(total);
    const labels = (await texts(projects.locator('fieldset label'))).slice(1);
    for (const [index, label] of labels.entries()) {
      await projects.locator('fieldset').getByText(label, { exact: true }).click();
      const tag = String(index + 1);
      const tagged = await cards.evaluateAll(
        (all, wanted) =>
          all.filter((card) => card.getAttribute('data-in')?.split(' ').includes(wanted)).length,
        tag,
      );
      expect(tagged, `${path}: ${label}`).toBeGreaterThan(0);
      expect(tagged, `${path}: ${label}`).toBeLessThan(total);
      await expect(projects.locator('li[data-in]:visible'), label).toHaveCount(tagged);
      await expect(projects.locator(`li[data-in~="${tag}"]:visible`), label).toHaveCount(tagged);
    }
  }
});

test('the page of all variants shows thirty pictures that lead to them', async ({ page }) => {
  await page.goto('/variants');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  const links = page.locator('main [data-kind=VariantList] li a');
  await expect(links).toHaveCount(30);
  await expect(page.locator('main [data-kind=VariantList] li img')).toHaveCount(30);
  await expect(page.getByText('shown at /')).toHaveCount(1);
});
