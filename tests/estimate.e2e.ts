/** Visitors use the material takeoff: TAKEOFF-PAGE, TAKEOFF-DRAWING, TAKEOFF-PLAIN, TAKEOFF-ADDRESS, TAKEOFF-FIELDS. */
import { amount, field, trade } from './support/estimate-locators.ts';
import { findBreaches, findOverflow } from './support/judge-page.ts';
import { countSheets } from './support/print-page.ts';
import { expect, test } from './support/test.ts';

/** A room of 15 by 12 by 9 ft with sheets of 12 ft: published example D6. */
const d6 = "board=4x12&room-length=15'&room-width=12'&room-height=9'&room-corners=1";

for (const [device, viewport] of [
  ['phone', { width: 390, height: 844 }],
  ['desktop', { width: 1440, height: 900 }],
] as const) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    test('updates result, drawing and address while the visitor types', async ({ page, context }) => {
      await page.goto('/estimate');
      await expect(amount(page, 'Sheets')).toHaveText('21');
      await expect(page.getByText('Press “Count again” before you send')).toBeHidden();
      const drawn = await trade(page, 'drywall').locator('svg').innerHTML();
      await field(page, 'Room 1 Length').fill(`15'`);
      await field(page, 'Room 1 Height').fill('9 ft');
      await field(page, 'Room 1 Outside corners').fill('1');
      await field(page, 'Sheet size').selectOption('4x12');
      await expect(amount(page, 'Sheets')).toHaveText('16');
      await expect(amount(page, 'Screws')).toHaveText('799');
      await expect(amount(page, 'Corner bead')).toHaveText('1');
      await expect(trade(page, 'drywall').locator('svg')).toContainText("15'");
      expect(await trade(page, 'drywall').locator('svg').innerHTML()).not.toBe(drawn);

      await field(page, 'Wall 1 Length').fill('40');
      await field(page, 'Wall 2 Length').fill('');
      await field(page, 'Opening 1 How many').last().fill('2');
      await field(page, 'Wall height').focus();
      // 31 in the wall, 6 for each of 2 doors, and a tenth for waste.
      await expect(amount(page, 'Studs')).toHaveText('48');
      await expect(page).toHaveURL(/wall-length=40&/);
      const other = await context.newPage();
      await other.goto(page.url());
      await expect(amount(other, 'Sheets')).toHaveText('16');
      await expect(amount(other, 'Studs')).toHaveText('48');
      await expect(field(other, 'Wall 1 Length')).toHaveValue('40');
    });

    test('adds an empty row after the last filled one', async ({ page }) => {
      await page.goto('/estimate');
      await field(page, 'Room 2 Length').fill('10');
      await expect(field(page, 'Room 3 Length')).toBeVisible();
      await expect(page.getByText('Room 2 Width is missing.')).toBeVisible();
      await field(page, 'Room 2 Width').fill('10');
      await field(page, 'Room 2 Height').fill('8');
      await expect(page.getByText('Room 2 Width is missing.')).toBeHidden();
      await expect(amount(page, 'Sheets')).toHaveText('35');
    });

    test('reports an unreadable value at its field, also to screen readers', async ({ page }) => {
      await page.goto('/estimate');
      const length = field(page, 'Room 1 Length');
      await length.fill('36 m');
      await expect(length).toHaveAccessibleDescription(
        /Room 1 Length: enter feet and inches, such as 12'6", 12.5 or 150"./,
      );
      await expect(length).toHaveAttribute('aria-invalid', 'true');
      await length.fill('201');
      await expect(length).toHaveAccessibleDescription(/201' is not between 1' and 200'/);
      await expect(page.getByText('Correct the marked fields')).toBeVisible();
      await length.fill('14');
      await expect(amount(page, 'Sheets')).toHaveText('21');
    });

    test("fits and meets WCAG 2.2 AA in the server's answer, errors included", async ({ page }) => {
      const rows = Array.from({ length: 13 }, (_, row) => `room-length=${row}x&room-width=900&room-height=8`);
      await page.goto(`/estimate?${rows.join('&')}&wall-length=40&waste=99`);
      await expect(page.getByText('only 12 rows are counted')).toBeVisible();
      expect(await findBreaches(page)).toEqual([]);
      expect(await findOverflow(page)).toEqual([]);
    });

    test('shows and counts only the chosen trade', async ({ page }) => {
      await page.goto('/estimate');
      await page.getByRole('radio', { name: 'Framing', exact: true }).check();
      await expect(trade(page, 'drywall')).toBeHidden();
      await expect(trade(page, 'framing')).toBeVisible();
      await page.getByRole('button', { name: 'Count again' }).click();
      await expect(page).toHaveURL(/work=framing/);
    });
  });
}

test("hydrates the server's page with the text typed before React", async ({ page }) => {
  await page.goto(`/estimate?${d6}&room-length=x`);
  const read = () => page.locator('[data-query]').evaluate(({ textContent }) => textContent);
  const served = await read();
  await field(page, 'Waste in percent').first().focus();
  await expect(page.locator('[data-island="Takeoff"][data-hydrated]')).toHaveCount(1);
  expect(await read()).toBe(served);
  await field(page, 'Room 2 Length').fill('');
  await expect(amount(page, 'Sheets')).toHaveText('16');
});

test("renders the server's exact page from the address at the first touch on a static host", async ({
  page,
  request,
}) => {
  const address = `/estimate?${d6}&room-length=10&room-width=9&room-height=8&wall-length=12'6&frame-width=3&level=5`;
  /** Elements with their words and sorted attributes: the server and React write attributes in different order. */
  const readFields = () =>
    page.locator('[data-query]').evaluate((root) => {
      const own = ['selected', 'checked', 'maxlength', 'autocomplete'];
      return [root, ...root.querySelectorAll('*')].map((element) => {
        const attributes = [...element.attributes].filter(({ name }) => !own.includes(name));
        const words = element.children.length === 0 ? element.textContent : '';
        return `${element.localName} ${attributes
          .map(({ name, value }) => `${name}=${value}`)
          .sort()
          .join(' ')} ${words}`;
      });
    });
  const values = () =>
    page
      .locator('main :is(input, select):not([type=hidden])')
      .evaluateAll((fields) =>
        fields.map((field) => `${(field as HTMLInputElement).name}=${(field as HTMLInputElement).value}`),
      );
  await page.goto(address);
  const served = [await readFields(), await values()];
  const built = await (await request.get('/estimate')).body();
  await page.route('**/estimate?*', (call) => call.fulfill({ body: built, contentType: 'text/html' }));
  await page.goto(address);
  await expect(amount(page, 'Sheets')).toHaveText('21');
  await field(page, 'Room 1 Width').focus();
  await expect(amount(page, 'Corner bead')).toHaveText('1');
  expect([await readFields(), await values()]).toEqual(served);
});

test('needs no pointer', async ({ page }) => {
  await page.goto('/estimate');
  await field(page, 'Room 1 Length').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(`12'`);
  await page.keyboard.press('Tab');
  await expect(field(page, 'Room 1 Width')).toBeFocused();
  await expect(amount(page, 'Sheets')).toHaveText('19');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/room-length=12%27/);
  await expect(field(page, 'Room 1 Width')).toBeFocused();
});

// TAKEOFF-PRINT
for (const [size, query] of [
  ['as built', ''],
  [
    'with many rooms and walls',
    `?${`${d6}&wall-length=12&wall-length=14&`.repeat(6)}frame-width=3&frame-width=4`,
  ],
] as const) {
  test(`prints the page ${size} on one sheet`, async ({ page }) => {
    await page.goto(`/estimate${query}`);
    expect(await countSheets(page)).toBe(1);
    await page.emulateMedia({ media: 'print' });
    await expect(amount(page, 'Studs')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Count again' })).toHaveCount(0);
    const letterhead = page.locator('[data-kind=Takeoff] p').first();
    await expect(letterhead).toContainText('Plumb & True · (843) 555-0142 · hello@plumbandtrue.example');
    await expect(letterhead).toContainText(/[A-Z][a-z]+ \d{1,2}, \d{4}$/);
    await expect(page.getByRole('link', { name: 'Link to this takeoff' })).toBeVisible();
    for (const control of await page.locator('main :is(input, select):visible').all())
      await expect(control).toHaveCSS('border-top-width', '0px');
  });
}
