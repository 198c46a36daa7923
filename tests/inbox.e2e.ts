/** The inbox on a phone and at a desk, in light and dark mode, with and without a script. */
import type { Page } from '@playwright/test';
import { makePhoto } from '../server/testing/sample-files.ts';
import { findBreaches, findOverflow, findSidewaysScroll } from './support/judge-page.ts';
import { countSheets } from './support/print-page.ts';
import { expect, test } from './support/test.ts';

const owner = 'hello@plumbandtrue.example';

/** Targets too small for a thumb in a glove. Links inside a sentence are exempt. */
const findSmallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(a, button, input:not([type=hidden]), select, textarea, summary)')]
      .filter((target) => target.checkVisibility() && target.getBoundingClientRect().height < 47.5)
      .map((target) => target.outerHTML.slice(0, 80)),
  );

async function expectUsable(page: Page, hasScript: boolean): Promise<void> {
  // Axe needs timers, which do not run without scripts.
  if (hasScript) expect(await findBreaches(page)).toEqual([]);
  expect(await findOverflow(page)).toEqual([]);
  expect(await findSidewaysScroll(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);
}

const looks = [
  { width: 390, colorScheme: 'dark', javaScriptEnabled: false },
  { width: 1440, colorScheme: 'light', javaScriptEnabled: true },
] as const;

for (const { width, colorScheme, javaScriptEnabled } of looks)
  test(`turns two requests into jobs on ${width} px, ${colorScheme}, ${javaScriptEnabled ? 'with' : 'without'} a script`, async ({
    browser,
    baseURL,
    mails,
    request,
  }) => {
    const name = `Ida Wolfeschlegelsteinhausenbergerdorff ${width} ${colorScheme}`;
    const sent = await request.post('/contact.php', {
      data: {
        name,
        phoneNumber: '(843) 555-0177',
        email: `ida${width}${colorScheme}@customer.example`,
        address: '12 Oak Street, Summerville, SC 29483',
        service: 'Drywall repair',
      },
    });
    const { reference } = (await sent.json()) as { reference: string };
    const photos = new FormData();
    for (const number of [1, 2])
      photos.append('photos', new File([new Uint8Array(await makePhoto(number, 900, 600))], `${number}.jpg`));
    await request.post(`${sent.headers()['x-request-page']}/files`, { multipart: photos });
    const viewport = { width, height: 844 };
    const context = await browser.newContext({
      viewport,
      colorScheme,
      javaScriptEnabled,
      baseURL: baseURL ?? '',
    });
    const page = await context.newPage();

    await page.goto('/inbox');
    await expectUsable(page, javaScriptEnabled);
    const seen = (await mails.all()).length;
    await page.getByLabel('E-mail address').fill(owner);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your code');
    await expectUsable(page, javaScriptEnabled);
    const list = page.getByRole('heading', { name: 'Requests', level: 1 });
    const tried = new Set<string>();
    // Another test may have requested a code at the same moment, and its mail may come first.
    await expect(async () => {
      const subjects = (await mails.all()).slice(seen).map(({ subject = '' }) => subject);
      const codes = subjects.flatMap((subject) => /^(\d{6}) is your code/.exec(subject)?.[1] ?? []);
      for (const code of codes.filter((one) => !tried.has(one))) {
        tried.add(code);
        await page.getByLabel('Code').fill(code);
        await page.getByRole('button', { name: 'Sign in' }).click();
        if (await list.isVisible()) break;
      }
      expect(await list.isVisible()).toBe(true);
    }).toPass();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Requests');
    await expectUsable(page, javaScriptEnabled);
    await page.getByRole('searchbox').fill(`ÍDA ${width} ${colorScheme}`);
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name }).click();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Call', exact: true })).toHaveAttribute(
      'href',
      'tel:+18435550177',
    );
    await expectUsable(page, javaScriptEnabled);
    await page.getByLabel('Note for the team').fill('Dog in the yard');
    await page.getByRole('button', { name: 'Add note' }).click();
    await expect(page.getByText('Note added.')).toBeInViewport();
    await expect(page.getByText('Dog in the yard')).toBeVisible();
    await page.getByRole('link', { name: 'Set a visit' }).click();
    await expect(page.getByLabel('Your answer')).toHaveValue(
      new RegExp(`^Hello ${name},\\n\\nThank you for your request \\(Drywall repair\\)`),
    );
    await expect(page.getByText(`Goes to ida${width}${colorScheme}@customer.example`)).toBeVisible();
    await page.getByLabel('Your answer').press('End');
    await page.getByLabel('Your answer').pressSequentially(' ');
    await page.getByRole('button', { name: 'Send answer' }).click();
    await expect(page.getByText('Your answer is on its way.')).toBeInViewport();
    // The draft that the device kept is gone.
    await expect(page.getByLabel('Your answer')).toHaveValue('');
    await expect(page.getByText('Answered by e-mail')).toBeVisible();
    const answer = await mails.waitFor(({ subject }) => subject === `Re: We got your message (${reference})`);
    expect(answer.replyTo?.[0]?.address).toBe(owner);
    await page.getByLabel('Assigned to').selectOption({ label: 'Plumb & True' });
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Lost');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('alert')).toHaveText('Please say why it was lost.');
    await expectUsable(page, javaScriptEnabled);
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Won');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Status: Won')).toBeVisible();

    // PAPER-INBOX
    expect(await countSheets(page)).toBeLessThanOrEqual(2);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('Dog in the yard')).toBeVisible();
    await expect(page.locator('form:visible, button:visible, nav:visible')).toHaveCount(0);
    await page.emulateMedia({ media: null });

    await page.goto('/inbox?show=done');
    await expect(page.getByRole('link', { name })).toContainText('Won');
    await expectUsable(page, javaScriptEnabled);
    for (const [path, title] of [
      ['numbers', 'Numbers'],
      ['notice', 'Notice on every page'],
      ['people', 'People'],
      ['devices', 'Devices'],
      ['nowhere', 'That did not work'],
    ]) {
      await page.goto(`/inbox/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
      await expectUsable(page, javaScriptEnabled);
    }
    await context.close();
  });
