/** A visitor adds photographs and plans to a request, and the owner opens them from the mail. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { halfPlan, makeLocatedPhoto, makePhoto, plan, scriptedSvg } from '../server/testing/sample-files.ts';
import { fillRequest, sendRequest, visitor } from './support/request-form.ts';
import { devices } from './support/budgets.ts';
import { findBreaches, findOverflow } from './support/judge-page.ts';
import { expect, test } from './support/test.ts';

const offer = 'Add photos or plans';
const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });
const pdf = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer });

async function send(page: Page, name: string): Promise<void> {
  await page.goto('/contact');
  await fillRequest(page, visitor(name));
  await sendRequest(page);
}

const photos = (page: Page) => page.getByLabel('Photos and videos');
const plans = (page: Page) => page.getByLabel('Plans (PDF)');
const kept = (page: Page) => page.getByRole('list', { name: 'With your request' }).getByRole('listitem');
const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

/** Returns a list of the sizes of all files that the page sends from now on. */
async function watchSizes(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const sizes: number[] = [];
    Object.assign(globalThis, { sizes });
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body) {
      const [file] = body instanceof FormData ? [...body.values()] : [];
      if (file instanceof File) sizes.push(file.size);
      send.call(this, body);
    };
  });
  return () => page.evaluate(() => (globalThis as unknown as { sizes: number[] }).sizes);
}

async function expectNoFault(page: Page): Promise<void> {
  expect(await findBreaches(page)).toEqual([]);
  expect(await findOverflow(page)).toEqual([]);
}

test.describe('with a script', () => {
  // A fake picture and a truncated PDF.
  test.use({ expectedErrors: [/status of 4(?:15|22)/] });

  // FILES-OFFER, FILES-SENT, FILES-MAIL
  test('shrinks chosen files, sends them one by one at once, and mails the owner', async ({
    page,
    mails,
    baseURL,
  }) => {
    await send(page, 'Petra Photo');
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('Message sent successfully!');
    await expectNoFault(page);
    await dialog.getByRole('link', { name: offer }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add to your request');
    await expectNoFault(page);

    const large = await makePhoto(1, 4_000, 3_000);
    const listSent = await watchSizes(page);
    await photos(page).setInputFiles([
      jpeg('porch.jpg', large),
      jpeg('turned.jpg', await makeLocatedPhoto()),
      jpeg('drawing.jpg', scriptedSvg),
    ]);
    for (const name of ['porch.jpg', 'turned.jpg']) await expect(row(page, name)).toContainText('Added');
    await expect(row(page, 'drawing.jpg')).toContainText('not a picture, a video or a PDF');
    await plans(page).setInputFiles(pdf('half.pdf', halfPlan));
    await expect(row(page, 'half.pdf')).toContainText('A large part of this file is missing');
    await plans(page).setInputFiles(pdf('plan.pdf', plan));
    await expect(row(page, 'plan.pdf')).toContainText('Added');
    // The browser shrinks the picture, so it sends fewer bytes.
    expect((await listSent())[0]).toBeLessThan(large.length / 2);
    await expectNoFault(page);
    await page.reload();
    await expect(kept(page)).toHaveText([/^Photo 1, \d+ kB$/, /^Photo 2, /, /^Plans, 1 kB$/]);
    await expect(plans(page)).toHaveCount(1);

    const mail = await mails.waitFor(
      // On a slow machine the first photograph may get its own mail. The last mail lists all.
      ({ subject = '', text = '' }) => subject.includes('Petra Photo') && text.includes('Plans (PDF)'),
    );
    expect(mail.attachments.map(({ mimeType, disposition }) => [mimeType, disposition])).toEqual([
      ['image/jpeg', 'inline'],
      ['image/jpeg', 'inline'],
    ]);
    const addresses = [...(mail.text ?? '').matchAll(/https?:\/\/[^/\s]+(\/files\/\S+)/g)].map(
      ([, path]) => new URL(path ?? '', baseURL).href,
    );
    const opened = await Promise.all(addresses.map((address) => page.request.get(address)));
    expect(opened.map((answer) => [answer.status(), answer.headers()['content-type']])).toEqual([
      [200, 'image/jpeg'],
      [200, 'image/jpeg'],
      [200, 'application/pdf'],
    ]);
    expect(await sharp(await opened[0]?.body()).metadata()).toMatchObject({ width: 2_560, height: 1_920 });
    expect(await sharp(await opened[1]?.body()).metadata()).toMatchObject({ width: 200, height: 300 });
  });
});

test('sends files chosen before the script ran', async ({ page }) => {
  await send(page, 'Fay Fast');
  const link = page.getByRole('alertdialog').getByRole('link', { name: offer });
  await expect(link).toBeVisible();
  const late = Promise.withResolvers<void>();
  await page.route('**/_a/*.js', async (route) => {
    await late.promise;
    await route.continue();
  });
  await link.click({ noWaitAfter: true });
  await photos(page).setInputFiles(jpeg('early.jpg', await makePhoto(6, 400, 300)));
  late.resolve();
  await expect(row(page, 'early.jpg')).toContainText('Added');
});

test('converts even a small picture to JPEG if only the browser can read its format', async ({ page }) => {
  await send(page, 'Ava Avif');
  await page.getByRole('alertdialog').getByRole('link', { name: offer }).click();
  const avif = await sharp(await makePhoto(5, 64, 48))
    .avif({ quality: 20 })
    .toBuffer();
  const listSent = await watchSizes(page);
  await photos(page).setInputFiles([
    { name: 'small.avif', mimeType: 'image/avif', buffer: avif },
    jpeg('renamed.jpg', avif),
  ]);
  for (const name of ['small.avif', 'renamed.jpg']) await expect(row(page, name)).toContainText('Added');
  for (const size of await listSent()) expect(size).toBeGreaterThan(avif.length);
});

test.describe('on a phone that loses its connection', () => {
  test.use({ ...devices.phone.use, expectedErrors: [/net::ERR_/] });

  test('marks an unsent file, resends it on a tap, and stays light', async ({ page }) => {
    await send(page, 'Lena Line');
    await page.getByRole('alertdialog').getByRole('link', { name: offer }).click();
    const scripts: number[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() !== 'script') return;
      void request.sizes().then(({ responseBodySize }) => scripts.push(responseBodySize));
    });
    const document = await page.reload({ waitUntil: 'networkidle' });
    const { responseBodySize = Infinity, responseHeadersSize = 0 } =
      (await document?.request().sizes()) ?? {};
    const { html, scripts: mostScript } = devices.phone.limits;
    expect(responseBodySize + responseHeadersSize).toBeLessThanOrEqual(html);
    expect(scripts.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(mostScript);

    let attempts = 0;
    await page.route('**/files', (route) =>
      attempts++ === 0 ? route.abort('connectionreset') : route.continue(),
    );
    await photos(page).setInputFiles(jpeg('roof.jpg', await makePhoto(2, 800, 600)));
    await expect(row(page, 'roof.jpg')).toContainText('The connection dropped');
    await expectNoFault(page);
    await row(page, 'roof.jpg').getByRole('button', { name: 'Try again' }).click();
    await expect(row(page, 'roof.jpg')).toContainText('Added');
    await page.reload();
    await expect(kept(page)).toHaveCount(1);
  });
});

for (const device of ['phone', 'desktop'] as const) {
  test.describe(`without JavaScript, on a ${device}`, () => {
    const name = `Nils on a ${device}`;
    test.use({ ...devices[device].use, javaScriptEnabled: false, expectedErrors: [/status of 415/] });

    test('offers a plain form for files after the request, and explains errors', async ({ page, mails }) => {
      await send(page, name);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Message sent successfully!');
      await page.getByRole('link', { name: offer }).click();
      await photos(page).setInputFiles([jpeg('a.jpg', await makePhoto(3)), jpeg('b.jpg', scriptedSvg)]);
      await plans(page).setInputFiles(pdf('plan.pdf', plan));
      await page.getByRole('button', { name: 'Add these files' }).click();
      await expect(page.getByRole('alert')).toHaveText(/^b\.jpg: This is not a picture/);
      await expect(kept(page)).toHaveText(['Photo 1, 1 kB', 'Plans, 1 kB']);
      await photos(page).setInputFiles(jpeg('c.jpg', await makePhoto(4)));
      await page.getByRole('button', { name: 'Add these files' }).click();
      await expect(kept(page)).toHaveText(['Photo 1, 1 kB', 'Plans, 1 kB', 'Photo 2, 1 kB']);
      await expect(page.getByRole('alert')).toBeHidden();

      const receipt = await mails.waitFor(({ to }) => to?.[0]?.address === visitor(name).email);
      const path = /plans: https?:\/\/[^/\s]+(\/requests\/\S+)/.exec(receipt.text ?? '')?.[1] ?? 'no link';
      await page.goto(path);
      await expect(kept(page)).toHaveCount(3);
    });
  });
}
