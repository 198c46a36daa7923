/** The crew adds photos to a job on a phone, and the office puts them on the page of a project. */
import path from 'node:path';
import { rmSync } from 'node:fs';
import sharp from 'sharp';
import { parse } from 'yaml';
import { buildTimeoutMs } from './support/copy-project.ts';
import { findBreaches, findOverflow } from './support/judge-page.ts';
import { expect, test } from './support/office.ts';

test.describe.configure({ mode: 'serial', timeout: buildTimeoutMs });

const paint = (color: string) =>
  sharp({ create: { width: 1600, height: 1200, channels: 3, background: color } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '32/1 26/1 0/1' } })
    .jpeg()
    .toBuffer();

// OFFICE-CREW
test('photos of the crew become the page of a new project with a few presses', async ({
  browser,
  page,
  editor,
}) => {
  const { address, copy, preview, signIn } = editor;
  const context = await browser.newContext({
    ...{ javaScriptEnabled: false, baseURL: address, viewport: { width: 390, height: 844 } },
  });
  const [name = '', value = ''] = (await signIn('luis@plumb.example', 'crew')).split('=', 2);
  await context.addCookies([{ name, value, url: address }]);
  const phone = await context.newPage();
  const sent = await fetch(`${address}/contact.php`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Ann Lee',
      email: 'ann@visitor.example',
      phone: '(312) 555-0142',
      message: 'The porch of our house leans. Can you look at it?',
    }),
  });
  const { reference } = (await sent.json()) as { reference: string };
  const request = `/inbox/requests/${reference}`;
  await page.goto(request);
  await page.getByLabel('Assigned to').selectOption({ label: 'Luis' });
  await page
    .locator('form', { has: page.getByLabel('Assigned to') })
    .getByRole('button')
    .click();

  await phone.goto(request);
  await phone.getByRole('link', { name: 'Add photos of the job' }).click();
  await phone.getByLabel(/^From the camera/).setInputFiles([
    { name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: await paint('#7a5c3e') },
    { name: 'IMG_2.jpg', mimeType: 'image/jpeg', buffer: await paint('#3e5c7a') },
    { name: 'IMG_3.jpg', mimeType: 'image/jpeg', buffer: await paint('#5c7a3e') },
  ]);
  await phone.getByRole('button', { name: 'Add the photos' }).click();
  await expect(phone.getByRole('status').filter({ hasText: '3 photos are added' })).toBeVisible();
  expect(await findOverflow(phone)).toEqual([]);
  await expect(phone.getByRole('button', { name: /on the page/ })).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/inbox/site');
  await page.getByRole('link', { name: `3 photos of ${reference} are not on the site.` }).click();
  expect(await findOverflow(page)).toEqual([]);
  expect(await findBreaches(page)).toEqual([]);
  await page.getByRole('checkbox', { name: 'Photo 2 of the job' }).uncheck();
  await page.getByLabel('Name of a new project').fill('Ann’s porch');
  await expect(page.getByLabel('Kind of job')).toHaveValue('filter4');
  await page.getByLabel('Kind of job').selectOption('House & Exterior');
  await page.getByLabel(/^What they show/).fill('The porch with its new posts');
  await page.getByRole('button', { name: 'Put the chosen photos on the page' }).click();
  await expect(page.getByRole('status').filter({ hasText: '2 photos are added' })).toBeVisible();
  const file = 'projects/anns-porch.yaml';
  const project = parse(copy.readContent(file)) as Record<string, unknown>;
  expect([project['picture'], project['mainPicture']]).toEqual(['anns-porch', 'anns-porch']);
  expect(project['pictures']).toContain('anns-porch-2');
  expect(project['tags']).toEqual(['filter2']);
  const picture = path.join(copy.content, 'pictures/anns-porch.jpg');
  expect((await sharp(picture).metadata()).exif).toBeUndefined();
  expect(await (await preview('/projects/anns-porch')).text()).toContain(
    'The porch with its new posts, photo 2',
  );
  await page.goto(`${request}/photos`);
  await expect(page.getByRole('heading', { name: 'On the site' })).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(1);
  rmSync(path.join(copy.content, file));
  await context.close();
});
