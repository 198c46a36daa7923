/** Checks for any owner's site: requests arrive, and the company's facts are on the pages and in the mails. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readCompany } from '../contract/read-words.ts';
import { getCallAddress } from '../domain/typed/phone.ts';
import { routes, site } from '../tools/lib/built-site.ts';
import { fillRequest, sendRequest, visitor } from './support/request-form.ts';
import { expect, test } from './support/test.ts';

const company = readCompany();

test('delivers a request from the contact page, and sends the visitor a receipt with the phone number', async ({
  page,
  mails,
}) => {
  const values = visitor('Olga Owner');
  await page.goto('/contact');
  await fillRequest(page, values);
  await sendRequest(page);
  await expect(page.getByRole('alertdialog')).toContainText('Message sent successfully!');
  const mail = await mails.waitFor(({ subject }) => subject?.includes('Olga Owner') === true);
  expect(mail.to?.[0]?.address).toBe(company.email);
  const receipt = await mails.waitFor(({ to }) => to?.[0]?.address === values.email);
  expect(receipt.text).toContain(company.phone.shown);
});

test.describe('with an address without a page', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test("shows the company's name and calls its number", async ({ page }) => {
    for (const address of ['/', '/contact', '/no-such-page']) {
      await page.goto(address);
      await expect(page.locator('header').first(), address).toContainText(company.name);
      await expect(page.locator(`footer a[href="${getCallAddress(company.phone)}"]`), address).toBeAttached();
    }
  });
});

test("lists existing pages in the sitemap, at the site's address", () => {
  const sitemap = readFileSync(path.join(site, 'sitemap.xml'), 'utf8');
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  expect(listed).toContain(`${company.url}/`);
  for (const address of listed) {
    expect(address.startsWith(company.url), address).toBe(true);
    expect(routes).toContain(address.slice(company.url.length));
  }
});
