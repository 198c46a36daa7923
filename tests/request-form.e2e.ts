/** A visitor asks for a quote: with a script and by keyboard. */
import { fillRequest, sendRequest, visitor } from './support/request-form.ts';
import { expect, test } from './support/test.ts';

// CONTACT-FORM, CALL-CONTACT, MESSAGE-SENT
test('sends exactly the fields of the form, confirms, and mails the owner', async ({ page, mails }) => {
  const values = visitor('Ida Script');
  await page.goto('/contact');
  await fillRequest(page, values);
  const sent = page.waitForRequest('**/contact.php');
  await sendRequest(page);
  const request = await sent;
  expect(request.method()).toBe('POST');
  expect(request.headers()['content-type']).toBe('application/json');
  expect(request.postDataJSON()).toEqual(values);
  expect(request.headers()['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);

  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('Message sent successfully!');
  await expect(alert).toContainText(/We will call you .+ \(Eastern Time\), from \(843\)\s555-0142\./);
  const reference = /PT-[\w-]+/.exec(await alert.innerText())?.[0] ?? 'no reference';
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(alert).toBeHidden();
  for (const label of ['Name', 'E-mail', 'Phone', 'Website', 'Message']) {
    await expect(page.locator('main form[method=post]').getByLabel(label)).toHaveValue('');
  }
  await expect(page.locator('main form[method=post]').getByRole('status')).toContainText(reference);

  const mail = await mails.waitFor(
    ({ subject }) => subject?.includes(reference) === true && subject.includes('Ida Script'),
  );
  expect(mail.text).toContain(values.message);
  expect(mail.html).toContain('&lt;b&gt;Soon&lt;/b&gt; &amp; flat');
  expect(mail.replyTo?.[0]?.address).toBe(values.email);
  const receipt = await mails.waitFor(({ to }) => to?.[0]?.address === values.email);
  expect(receipt.subject).toContain(reference);
  expect(receipt.text).not.toContain('Two rooms');
});

test('gives screen readers the status line before it has text', async ({ page }) => {
  await page.goto('/contact');
  const line = page.locator('main form[method=post]').getByRole('status');
  await expect(line).toHaveCount(1);
  await expect(line).toBeEmpty();
});

test('checks an e-mail address on blur, and sends the form despite a likely typo', async ({ page }) => {
  await page.goto('/contact');
  const form = page.locator('main form[method=post]');
  const email = form.getByLabel('E-mail');
  for (const wrong of ['ann', 'ann@gmial']) {
    await email.fill(wrong);
    await form.getByLabel('Phone').focus();
    await expect(email).toHaveAccessibleDescription(/an e-mail address such as name@example\.com/);
  }
  await fillRequest(page, { ...visitor('Ann Slip'), email: 'ann@gmial.com' });
  await expect(form).toContainText('Did you mean ann@gmail.com?');
  await expect(email).toHaveAttribute('aria-invalid', 'false');
  const sent = page.waitForRequest('**/contact.php');
  await sendRequest(page);
  expect((await sent).postDataJSON()).toMatchObject({ email: 'ann@gmial.com' });
  await expect(page.getByRole('alertdialog')).toContainText('Message sent successfully!');
});

// TYPED-EMAIL
test('takes the address out of a pasted contact, on Enter as well', async ({ page }) => {
  await page.goto('/contact');
  const values = visitor('Ann Paste');
  await fillRequest(page, values);
  const email = page.locator('main form[method=post]').getByLabel('E-mail');
  await email.fill(`“Ann Paste” <${values.email}>,`);
  const sent = page.waitForRequest('**/contact.php');
  // Before hydration, the browser itself refuses the field.
  await expect(async () => {
    await email.press('Enter');
    await expect(page.getByRole('alertdialog')).toContainText('Message sent successfully!', {
      timeout: 2_000,
    });
  }).toPass();
  expect((await sent).postDataJSON()).toMatchObject({ email: values.email });
});

test('shows missing fields before sending anything', async ({ page }) => {
  let calls = 0;
  await page.route('**/contact.php', (call) => {
    calls += 1;
    return call.continue();
  });
  await page.goto('/contact');
  const form = page.locator('main form[method=post]');
  await form.getByLabel('E-mail').fill('not an address');
  await sendRequest(page);
  await expect(form).toContainText('Please enter your name.');
  await expect(form).toContainText('Please enter an e-mail address such as name@example.com.');
  await expect(form).toContainText('Please enter your phone number.');
  await expect(form).toContainText('Please enter your message.');
  await expect(form.getByLabel('Name')).toBeFocused();
  await form.getByLabel('Name').fill('Ada');
  await expect(form).not.toContainText('Please enter your name.');
  expect(calls).toBe(0);
});

test('needs no pointer', async ({ page }) => {
  const values = visitor('Kim Keys');
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.goto('/contact');
  await page.locator('main form[method=post]').getByLabel('Name').focus();
  for (const value of Object.values(values)) {
    await page.keyboard.type(value);
    await page.keyboard.press('Tab');
  }
  await expect(page.getByRole('button', { name: 'Submit Now' })).toBeFocused();
  await page.keyboard.press('Enter');
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('Message sent successfully!');
  await expect(alert.getByRole('button', { name: 'OK' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(alert).toBeHidden();
});
