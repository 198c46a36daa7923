/** An estimator sends an invitation to bid: BID-FIELDS, BID-DUE, BID-LEAD, BID-CALENDAR. */
import type { Page } from '@playwright/test';
import { findBreaches, findOverflow } from './support/judge-page.ts';
import { expect, test } from './support/test.ts';

const form = (page: Page) => page.locator('main form[method=post]');
const field = (page: Page, label: string) => form(page).getByLabel(label, { exact: true });
const later = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function fillInvitation(page: Page, contact: string): Promise<string> {
  const email = `${contact.toLowerCase().replaceAll(/[^a-z]/g, '')}@gc.example`;
  await field(page, 'Company').fill('Harbor Builders');
  await field(page, 'Contact').fill(contact);
  await field(page, 'E-mail').fill(email);
  await field(page, 'Phone').fill('843 555 0170');
  await field(page, 'Project').fill('Clinic on King Street');
  await field(page, 'Place').fill('12 King Street, Charleston, SC');
  await field(page, 'Bids are due on').fill(later(40));
  await field(page, 'At').fill('14:00');
  await form(page).getByLabel('Drywall').check();
  await form(page).getByLabel('Painting').check();
  await form(page)
    .getByRole('combobox', { name: /^Labor/ })
    .selectOption('Open shop');
  return email;
}

for (const [device, viewport, javaScriptEnabled] of [
  ['phone without JavaScript', { width: 390, height: 844 }, false],
  ['desktop', { width: 1440, height: 900 }, true],
] as const) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport, javaScriptEnabled, expectedErrors: [/status of 422/] });

    test('delivers an invitation with its scopes, and a calendar file to both sides', async ({
      page,
      mails,
    }) => {
      const contact = javaScriptEnabled ? 'Erin Script' : 'Paula Plain';
      await page.goto('/bid');
      const email = await fillInvitation(page, contact);
      // A past day comes back with an error at its field, and all other fields keep their values.
      await field(page, 'Bids are due on').fill('2020-01-15');
      await page.getByRole('button', { name: 'Send the invitation' }).click();
      await expect(form(page)).toContainText('That time has already passed where the project is.');
      if (javaScriptEnabled) await page.getByRole('button', { name: 'OK' }).click();
      else expect(await findOverflow(page)).toEqual([]);
      await expect(field(page, 'Project')).toHaveValue('Clinic on King Street');
      await expect(form(page).getByLabel('Drywall')).toBeChecked();
      await expect(form(page).getByLabel('FRP panels')).not.toBeChecked();
      const zone = form(page).getByRole('combobox', { name: /^Time zone/ });
      await expect(zone.locator('option:checked')).toHaveText('The same as our office');
      await field(page, 'Bids are due on').fill(later(40));
      await page.getByRole('button', { name: 'Send the invitation' }).click();
      if (javaScriptEnabled) await expect(page.getByRole('alertdialog')).toContainText('sent successfully');
      else await page.waitForURL('**/message-sent**');

      const mail = await mails.waitFor(({ subject }) => subject?.includes(contact) === true);
      expect(mail.subject).toContain('Invitation to bid · Clinic on King Street · Charleston');
      expect(mail.text).toContain('Drywall (09 29 00 gypsum board)');
      expect(mail.text).toContain('Painting (09 91 00)');
      const receipt = await mails.waitFor(({ to }) => to?.[0]?.address === email);
      for (const { attachments } of [mail, receipt]) {
        const file = attachments.find(({ mimeType }) => mimeType === 'text/calendar');
        const text = new TextDecoder().decode(file?.content as ArrayBuffer);
        expect(text).toMatch(/^DTSTART:\d{8}T1[89]0000Z\r?$/m);
      }
      await page.goto(/\/requests\/\S+/.exec(receipt.text ?? '')?.[0] ?? 'no link');
      await expect(page.getByRole('heading', { name: 'Clinic on King Street' })).toBeVisible();
      await expect(page.locator('main')).toContainText('at 2:00 PM');
      const link = page.getByRole('link', { name: 'Add the due time to your calendar' });
      const calendar = await page.request.get((await link.getAttribute('href')) ?? '');
      expect(calendar.headers()['content-type']).toContain('text/calendar');
    });
  });
}

test('shows missing fields at their place, and the errors meet WCAG 2.2 AA', async ({ page }) => {
  await page.goto('/bid');
  await field(page, 'Company').focus();
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(field(page, 'Company')).toBeFocused();
  for (const sentence of ['your company.', 'the name of the project.', 'the day bids are due.']) {
    await expect(form(page)).toContainText(`Please enter ${sentence}`);
  }
  expect(await findBreaches(page)).toEqual([]);
});
