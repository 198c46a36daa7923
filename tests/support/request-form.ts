/** Fills in and sends the request form. */
import type { Page } from '@playwright/test';

export const visitor = (name: string) => ({
  name,
  email: `${name.toLowerCase().replaceAll(/[^a-z]/g, '')}@customer.example`,
  phone: '843 555 0177',
  website: 'none',
  message: `Two rooms need drywall. <b>Soon</b> & flat, says ${name}.`,
});
export type Visitor = ReturnType<typeof visitor>;

export async function fillRequest(page: Page, values: Visitor): Promise<void> {
  const form = page.locator('main form[method=post]');
  await form.getByLabel('Name').fill(values.name);
  await form.getByLabel('E-mail').fill(values.email);
  await form.getByLabel('Phone').fill(values.phone);
  await form.getByLabel('Website').fill(values.website);
  await form.getByLabel('Message').fill(values.message);
}

export const sendRequest = (page: Page) => page.getByRole('button', { name: 'Submit Now' }).click();
