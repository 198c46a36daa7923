/** Sending a takeoff: TAKEOFF-LEAD, TAKEOFF-MAIL. */
import { amount, field } from './support/estimate-locators.ts';
import { expect, test } from './support/test.ts';

for (const [device, width] of [
  ['phone', 390],
  ['desktop', 1280],
] as const) {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`sent from a ${device} ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
      test.use({ viewport: { width, height: 844 }, javaScriptEnabled });

      test('reaches the owner, who can open it again', async ({ page, mails }) => {
        const name = `Theo ${device} ${javaScriptEnabled ? 'scripted' : 'plain'}`;
        await page.goto('/estimate');
        await field(page, 'Room 1 Length').fill(`15'`);
        await field(page, 'Room 1 Height').fill('9');
        await field(page, 'Sheet size').selectOption('4x12');
        await expect(page.getByText('Press “Count again” before you send')).toBeVisible({
          visible: !javaScriptEnabled,
        });
        if (!javaScriptEnabled) await page.getByRole('button', { name: 'Count again' }).first().click();
        await expect(amount(page, 'Sheets')).toHaveText('16');
        await page.getByRole('link', { name: 'Send this to us' }).click();
        const form = page.locator('form[action="/contact.php"]');
        await form.getByLabel('Name').fill(name);
        await form.getByLabel('E-mail').fill(`${name.replaceAll(' ', '.').toLowerCase()}@customer.example`);
        await form.getByLabel('Phone').fill('843 555 0144');
        await form.getByRole('button', { name: 'Send this takeoff' }).click();
        if (javaScriptEnabled) {
          await expect(page.getByRole('alertdialog')).toContainText('Message sent successfully!');
          await page.getByRole('button', { name: 'OK' }).click();
        } else await expect(page).toHaveURL(/message-sent/);

        const mail = await mails.waitFor(({ subject }) => subject?.includes(name) === true);
        expect(mail.text).toMatch(/^Sheets, 4 × 12 ft {2,}16 /m);
        expect(mail.html).toMatch(/<th[^>]*>Sheets, 4 × 12 ft<\/th><td[^>]*>16<\/td>/);
        const link = new URL(/Open this takeoff: (\S+)/.exec(mail.text ?? '')?.[1] ?? '');
        await page.goto(link.pathname + link.search);
        await expect(amount(page, 'Sheets')).toHaveText('16');
        await expect(field(page, 'Room 1 Length')).toHaveValue(`15'`);
      });
    });
  }
}

test.describe('while the server is busy', () => {
  test.use({ expectedErrors: [/503/] });

  test('stores one request per takeoff, even if it is sent twice', async ({ page }) => {
    const keys: string[] = [];
    await page.route('**/contact.php', (call) => {
      keys.push(call.request().headers()['idempotency-key'] ?? '');
      return call.fulfill({ status: 503, json: { error: 'later' } });
    });
    await page.goto('/estimate');
    const form = page.locator('form[action="/contact.php"]');
    await form.getByLabel('Name').fill('Twice Sent');
    await form.getByLabel('E-mail').fill('twice@customer.example');
    await form.getByLabel('Phone').fill('843 555 0145');
    const send = async (times: number) => {
      await form.getByRole('button', { name: 'Send this takeoff' }).click();
      await expect.poll(() => keys.length).toBe(times);
      await page.getByRole('button', { name: 'OK' }).click();
    };
    await send(1);
    await send(2);
    await field(page, 'Room 1 Length').fill('20');
    await expect(amount(page, 'Sheets')).not.toHaveText('21');
    await send(3);
    expect([keys[1] === keys[0], keys[2] === keys[1]]).toEqual([true, false]);
  });
});
