/** Questions that nobody must answer, and what the site says to the answers: QUESTIONS-OPTIONAL, QUESTIONS-LATER, QUESTIONS-ANSWERS. */
import type { Page } from '@playwright/test';
import { fillEnquiry, sendEnquiry, visitor } from './support/enquiry-form.ts';
import { findBreaches, findOverflow } from './support/judge-page.ts';
import { expect, test } from './support/test.ts';

const form = (page: Page) => page.locator('form[action="/contact.php"]');

async function openQuestions(page: Page, name: string): Promise<string> {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@customer.example`;
  await page.goto('/estimate');
  await form(page).getByLabel('Name').fill(name);
  await form(page).getByLabel('E-mail').fill(email);
  await form(page).getByLabel('Phone').fill('843 555 0146');
  await expect(form(page).getByLabel('ZIP code')).toBeHidden();
  await page.getByText('Six questions that help').click();
  return email;
}

async function answerQuestions(page: Page): Promise<void> {
  await form(page).getByLabel('ZIP code').fill('29483');
  await form(page).getByLabel('Year built').fill('1962');
  await form(page).getByLabel('How soon').selectOption('Water is coming in');
  await form(page).getByLabel('A time for the visit').fill('Tuesday before noon');
}

const sentences = [
  'Charleston, Dorchester and Berkeley counties every day',
  'Do not sand or scrape it.',
  'tested it for asbestos',
  'first, and do not wait for an answer to this form',
];

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('an answer is answered at once beside its field, and the owner reads both', async ({
    page,
    mails,
  }) => {
    await openQuestions(page, 'Quinn Script');
    await answerQuestions(page);
    for (const sentence of sentences) await expect(form(page)).toContainText(sentence);
    expect(await findBreaches(page)).toEqual([]);
    expect(await findOverflow(page)).toEqual([]);
    await form(page).getByLabel('Year built').fill('1995');
    await expect(form(page)).not.toContainText('Do not sand');
    await form(page).getByLabel('Year built').fill('1962');
    await form(page).getByRole('button', { name: 'Send this takeoff' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('Message sent successfully!');
    const mail = await mails.waitFor(({ subject }) => subject?.includes('Quinn Script') === true);
    expect(mail.text).toContain('A time for the visit: Tuesday before noon');
    expect(mail.text).toContain(`The visitor was told: Crews work in ${sentences[0]}`);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the receipt says the sentences, and nothing that was typed', async ({ page, mails }) => {
    const email = await openQuestions(page, 'Quentin Plain');
    await answerQuestions(page);
    await form(page).getByRole('button', { name: 'Send this takeoff' }).click();
    await expect(page).toHaveURL(/message-sent/);
    const receipt = await mails.waitFor(({ to }) => to?.[0]?.address === email);
    for (const sentence of sentences) expect(receipt.text).toContain(sentence);
    expect(receipt.text).not.toMatch(/1962|29483|Tuesday/);
  });
});

test.describe('after a request was sent, without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page of the request asks the same, and says what the company says', async ({ page, mails }) => {
    await page.goto('/contact');
    await fillEnquiry(page, visitor('Quirin Later'));
    await sendEnquiry(page);
    await page.getByRole('link', { name: 'Add photographs or plans' }).click();
    await page.getByLabel('ZIP code').fill('28202');
    await page.getByLabel('Year built').fill('1985');
    await page.getByRole('button', { name: 'Add these answers' }).click();
    await expect(page.getByText('Your answers are with your request.')).toBeVisible();
    await expect(page.getByText('Crews come to North Carolina for houses and commercial work')).toBeVisible();
    await expect(page.getByText('tested it for asbestos')).toBeVisible();
    expect(await findOverflow(page)).toEqual([]);
    const mail = await mails.waitFor(({ subject }) => /^Corrected: .*Quirin Later/.test(subject ?? ''));
    expect(mail.text).toContain('Year built: 1985');
  });
});
