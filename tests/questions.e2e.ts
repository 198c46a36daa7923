/**
 * Optional questions, and the site's replies to the answers: QUESTIONS-OPTIONAL, QUESTIONS-LATER, QUESTIONS-ANSWERS.
 */
import type { Page } from '@playwright/test';
import { fillRequest, sendRequest, visitor } from './support/request-form.ts';
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
  await page.getByText('Questions that help').click();
  return email;
}

async function answerQuestions(page: Page): Promise<void> {
  await form(page).getByLabel('ZIP code').fill('29483');
  await form(page).getByLabel('Year built').fill('1962');
  await form(page).getByLabel('How soon').selectOption('Water is coming in');
  await form(page).getByLabel('A time for the visit').fill('before noon, by the side door');
}

const sentences = [
  'Charleston, Dorchester and Berkeley counties every day',
  "Don't sand or scrape it.",
  'tested it for asbestos',
  'first, and do not wait for an answer to this form',
];

const devices = [
  ['phone', { width: 390, height: 844 }],
  ['desktop', { width: 1440, height: 900 }],
] as const;

for (const [device, viewport] of devices) {
  const name = `Quinn ${device}`;
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    test('replies to an answer next to its field at once, and mails both to the owner', async ({
      page,
      mails,
    }) => {
      await openQuestions(page, name);
      await answerQuestions(page);
      for (const sentence of sentences) await expect(form(page)).toContainText(sentence);
      const call = form(page).getByRole('link', { name: '(843) 555-0142', exact: true });
      await expect(call).toHaveAttribute('href', 'tel:+18435550142');
      expect(await findBreaches(page)).toEqual([]);
      expect(await findOverflow(page)).toEqual([]);
      await form(page).getByLabel('Year built').fill('1995');
      await expect(form(page)).not.toContainText("Don't sand");
      await form(page).getByLabel('Year built').fill('1962');
      await form(page).getByRole('button', { name: 'Send this takeoff' }).click();
      await expect(page.getByRole('alertdialog')).toContainText('Message sent successfully!');
      const mail = await mails.waitFor(({ subject }) => subject?.includes(name) === true);
      expect(mail.text).toContain('A time for the visit: before noon, by the side door');
      expect(mail.text).toContain(`The website told the visitor: Crews work in ${sentences[0]}`);
    });
  });

  test.describe(`on a ${device} without JavaScript`, () => {
    test.use({ viewport, javaScriptEnabled: false });

    test('sends a receipt with the replies but without typed text', async ({ page, mails }) => {
      const email = await openQuestions(page, `Quentin ${device}`);
      await answerQuestions(page);
      await form(page).getByRole('button', { name: 'Send this takeoff' }).click();
      await expect(page).toHaveURL(/message-sent/);
      const receipt = await mails.waitFor(({ to }) => to?.[0]?.address === email);
      for (const sentence of sentences) expect(receipt.text).toContain(sentence);
      expect(receipt.text).not.toMatch(/1962|29483|side door/);
    });
  });
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`after a request was sent from a ${device} ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
      test.use({ viewport, javaScriptEnabled });

      test("asks the same questions on the request's page, with the company's replies", async ({
        page,
        mails,
      }) => {
        await page.goto('/contact');
        const visitorName = `Quirin ${device} ${javaScriptEnabled ? 'Script' : 'Plain'}`;
        await fillRequest(page, visitor(visitorName));
        await sendRequest(page);
        const offer = javaScriptEnabled ? page.getByRole('alertdialog') : page.getByRole('main');
        await offer.getByRole('link', { name: 'Add photos or plans' }).click();
        await page.getByLabel('ZIP code').fill('28202');
        await page.getByLabel('Year built').fill('1985');
        await page.getByRole('button', { name: 'Add these answers' }).click();
        await expect(page.getByText('Your answers are with your request.')).toBeVisible();
        await expect(
          page.getByText('Crews come to North Carolina for houses and commercial work'),
        ).toBeVisible();
        await expect(page.getByText('tested it for asbestos')).toBeVisible();
        expect(await findOverflow(page)).toEqual([]);
        const mail = await mails.waitFor(
          ({ subject = '' }) => subject.startsWith('Corrected: ') && subject.includes(visitorName),
        );
        expect(mail.text).toContain('Year built: 1985');
      });
    });
  }
}
