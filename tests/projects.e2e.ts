/** Layouts and filters of the project grids (docs/specification.md, “Projects”). */
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('shows five styles in five layouts', async ({ page }) => {
  const layouts = new Set<string>();
  for (const style of ['01', '02', '03', '04', '05']) {
    await page.goto(`/projects-style-${style}`);
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

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    for (const [path, place] of [
      ['/index-01', '#project'],
      ['/projects-filter-style-01', 'main'],
      ['/projects-filter-style-02', 'main'],
    ] as const) {
      // HOME-PROJECTS, PROJECT-FILTER, PROJECT-LIST
      test(`${path} starts at All and shows one kind at a time`, async ({ page }) => {
        await page.goto(path);
        const group = page.locator(place).getByRole('group', { name: 'Show projects of one kind' });
        const status = page.locator(place).getByRole('status').locator('span:visible');
        await expect(group.locator('label')).toHaveText(Object.keys(shownBy));
        await expect(group.getByRole('radio', { name: 'All' })).toBeChecked();
        await expect(status).toHaveCount(0);
        for (const [label, titles] of Object.entries(shownBy).toReversed()) {
          await group.getByText(label, { exact: true }).click();
          await expect(group.getByRole('radio', { checked: true })).toHaveAccessibleName(label);
          await expect(page.locator(`${place} li[data-in]:visible h3`)).toHaveText(titles);
          await expect(status).toHaveText(
            label === 'All' ? [] : [`${titles.length} of 6 projects, ${label}`],
          );
        }
      });
    }
  });
