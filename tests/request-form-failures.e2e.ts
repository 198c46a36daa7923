/** A failed request: the visitor sees the error, keeps every word, and has other ways to reach us. */
import { fillRequest, sendRequest, visitor } from './support/request-form.ts';
import { expect, test } from './support/test.ts';
import { waitForScripts } from './support/wait-for-scripts.ts';

test.describe('when the server refuses', () => {
  test.use({ expectedErrors: [/status of 50\d/] });

  // FORM-RESET, MESSAGE-REFUSED
  test('shows the alert, keeps the fields, and puts the words into call, text and e-mail links', async ({
    page,
  }) => {
    const values = visitor('Rosa Refused');
    await page.route('**/contact.php', (call) => call.fulfill({ status: 503, json: { error: 'no' } }));
    await page.goto('/contact');
    await fillRequest(page, values);
    await sendRequest(page);
    const alert = page.getByRole('alertdialog');
    await expect(alert).toContainText('Failed to send message.');
    await expect(alert.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', 'tel:+18435550142');
    for (const [name, scheme] of [
      [/text message/, 'sms:'],
      [/e-mail/, 'mailto:'],
    ] as const) {
      const href = (await alert.getByRole('link', { name }).getAttribute('href')) ?? '';
      expect(href.startsWith(scheme)).toBe(true);
      expect(decodeURIComponent(href)).toContain(values.message);
    }
    await page.keyboard.press('Escape');
    await expect(alert).toBeHidden();
    await expect(page.locator('main form[method=post]').getByLabel('Message')).toHaveValue(values.message);
    await expect(page.locator('main form[method=post]').getByRole('status')).toHaveText(
      'Failed to send message.',
    );
  });
});

test.describe('when the server gives a reason', () => {
  test.use({ expectedErrors: [/status of [45]\d\d/] });

  for (const [status, advice] of [
    [422, 'Please check the marked fields and send the form again.'],
    [429, 'Please wait ten minutes or call (843) 555-0142.'],
    [503, 'Please call (843) 555-0142 or write to us.'],
  ] as const) {
    test(`names the way out in the alert of a ${status}`, async ({ page }) => {
      await page.route('**/contact.php', (call) => call.fulfill({ status, json: { error: advice } }));
      await page.goto('/contact');
      await fillRequest(page, visitor('Ada Advice'));
      await sendRequest(page);
      const alert = page.getByRole('alertdialog', { name: 'Failed to send message.' });
      await expect(alert).toHaveAccessibleDescription(
        new RegExp(RegExp.escape(advice).replaceAll('\\x20', '\\s')),
      );
      const call = { name: '(843) 555-0142', exact: true };
      const calls = advice.includes('call') ? 1 : 0;
      await expect(alert.getByRole('link', call)).toHaveCount(calls);
      await page.keyboard.press('Escape');
      const form = page.locator('main form[method=post]');
      await expect(form).toContainText(advice);
      await expect(form.getByRole('link', call)).toHaveCount(calls);
    });
  }
});

test.describe('when the server refuses a form with an inline status', () => {
  test.use({ expectedErrors: [/status of 50\d/] });

  // FORM-STATUS, CALL-MAILER, MESSAGE-STATUS
  test('shows call, text and e-mail links with the visitor’s words below it', async ({ page }) => {
    const values = visitor('Lina Line');
    await page.route('**/mailer.php', (call) => call.fulfill({ status: 503, json: { error: 'no' } }));
    await page.goto('/index-12');
    await waitForScripts(page);
    await fillRequest(page, values);
    const form = page.locator('main form[method=post]');
    await form.getByRole('button').click();
    await expect(form.getByRole('status')).toHaveText('Failed to send message.');
    await expect(form.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:/);
    for (const name of [/text message/, /by e-mail/]) {
      const href = (await form.getByRole('link', { name }).getAttribute('href')) ?? '';
      expect(decodeURIComponent(href)).toContain(values.message);
    }
  });
});

test.describe('when the connection breaks', () => {
  test.use({ expectedErrors: [/Failed to (load resource|fetch)/] });

  // MESSAGE-FAILED
  test('shows the alert, logs the error, keeps the fields, and stores one request after a retry', async ({
    page,
    mails,
  }) => {
    const values = visitor('Clara Cut');
    const keys: string[] = [];
    await page.route('**/contact.php', async (call) => {
      keys.push(call.request().headers()['idempotency-key'] ?? '');
      if (keys.length === 1) {
        // The server takes the request, but the response is lost.
        await call.fetch();
        return call.abort();
      }
      return call.continue();
    });
    const logged = page.waitForEvent('console', (message) => message.type() === 'error');
    await page.goto('/contact');
    await fillRequest(page, values);
    await sendRequest(page);
    await expect(page.getByRole('alertdialog')).toContainText('An error occurred while sending the message.');
    await logged;
    await page.getByRole('button', { name: 'OK' }).click();
    await expect(page.locator('main form[method=post]').getByLabel('Name')).toHaveValue(values.name);
    await sendRequest(page);
    await expect(page.getByRole('alertdialog')).toContainText('Message sent successfully!');
    expect(keys[0]).toBe(keys[1]);
    const toOwner = async () =>
      (await mails.all()).filter(
        ({ subject, to }) => subject?.includes('Clara Cut') && to?.[0]?.address !== values.email,
      );
    await mails.waitFor(({ subject }) => subject?.includes('Clara Cut') === true);
    expect(await toOwner()).toHaveLength(1);
  });
});

test.describe('when the server never answers', () => {
  test.use({ expectedErrors: [/TimeoutError/] });

  test('stops “Sending...”, offers other ways, and keeps the words', async ({ ownPage: page }) => {
    const values = visitor('Wanda Waiting');
    await page.clock.install();
    await page.route('**/mailer.php', () => new Promise(() => undefined));
    await page.goto('/index-12');
    const form = page.locator('main form[method=post]');
    await fillRequest(page, values);
    // The timeout starts with the call, and the call waits for a token.
    const call = page.waitForRequest('**/mailer.php');
    await form.getByRole('button').click();
    await expect(form.getByRole('status')).toHaveText('Sending...');
    await call;
    await page.clock.fastForward(20_000);
    await expect(form.getByRole('status')).toHaveText('An error occurred.');
    const text = (await form.getByRole('link', { name: /text message/ }).getAttribute('href')) ?? '';
    expect(decodeURIComponent(text)).toContain(values.message);
    await expect(form.getByLabel('Message')).toHaveValue(values.message);
    await page.unroute('**/mailer.php');
    await form.getByRole('button').click();
    await expect(form.getByRole('status')).toContainText('Message sent successfully!');
  });
});
