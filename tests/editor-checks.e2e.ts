/** The editor saves only content that builds. It reports other faults at their fields. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { about, expect, openEditor, press, said, test } from './support/office.ts';

test.describe.configure({ mode: 'serial', timeout: 180_000 });
// The browser reports the status of a refusal as a console error.
test.use({ expectedErrors: [/status of (?:404|409|422)/] });

const navigation = 'navigation.yaml';

// OFFICE-PREVIEW
test('a preview looks as the page does without scripts, and the frame has no bar', async ({
  editor,
  page,
}) => {
  const { preview } = editor;
  expect(await (await preview('/')).text()).not.toContain('(scripting:');
  // The inbox's service worker asks for pages in its own name.
  await page.goto('/inbox');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await openEditor(page, 'company.yaml');
  const frame = page.frameLocator('#page');
  await expect(frame.locator('[data-carousel] button').first()).toBeHidden();
  await expect(frame.getByText('Only the team sees this page')).toHaveCount(0);
});

test('reports an unknown word in braces and a dead link at their fields', async ({ page, editor }) => {
  const { copy, preview } = editor;
  const before = copy.readContent(about);
  await openEditor(page, about);
  const title = page.getByRole('textbox', { name: 'Title in search results', exact: true });
  await title.fill('About {phnoe} us');
  await press(page, 'Save');
  await expect(said(page)).toHaveText('Not saved: One field needs another look.');
  await expect(title).toBeFocused();
  await expect(title).toHaveAccessibleDescription(
    /\{phnoe\} is not known here; choose from \{company\}, \{trade\}, \{phone\}/,
  );
  expect(copy.readContent(about)).toBe(before);
  expect((await preview('/about')).status).toBe(200);
  await title.fill('About {town}');
  await press(page, 'Save');
  await expect(said(page)).toHaveText('Saved');
  expect(await (await preview('/about')).text()).toContain('<title>About Summerville');
  copy.writeContent(about, before);

  const menus = copy.readContent(navigation);
  await openEditor(page, navigation);
  const leadsTo = page.getByRole('combobox', { name: 'Leads to' }).first();
  await leadsTo.fill('/galery');
  await press(page, 'Save');
  await expect(leadsTo).toHaveAccessibleDescription(/There is no page \/galery: choose another one/);
  expect(copy.readContent(navigation)).toBe(menus);
  await press(page, 'Undo');
});

// EDIT-PASTE, TYPED-CONTROL
test('takes a pasted control character out of a text, and a bare word for a page', async ({
  page,
  editor,
}) => {
  const { copy, preview } = editor;
  const [before, menus] = [copy.readContent(about), copy.readContent(navigation)];
  await openEditor(page, about);
  const title = page.getByRole('textbox', { name: 'Title in search results', exact: true });
  await title.fill('About\u000bthe\u0007 crew');
  await press(page, 'Save');
  await expect(said(page)).toHaveText('Saved');
  await expect(title).toHaveValue('About the crew');
  expect(await (await preview('/about')).text()).toContain('<title>About the crew');
  copy.writeContent(about, before);

  await openEditor(page, navigation);
  const leadsTo = page.getByRole('combobox', { name: 'Leads to' }).first();
  await leadsTo.fill('contact');
  await press(page, 'Save');
  await expect(said(page)).toHaveText('Saved');
  await expect(leadsTo).toHaveValue('/contact');
  copy.writeContent(navigation, menus);
});

test.describe('without an answer', () => {
  test.use({ expectedErrors: [/ERR_FAILED|The office does not answer/] });

  test('names the reason why a dialog did not open', async ({ page }) => {
    await openEditor(page, about);
    await page.route('**/api/search?*', (request) => request.abort());
    await press(page, 'Search');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('alert')).toContainText('The office does not answer');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
  });
});

// EDIT-VALID
test('refuses to add, remove or restore a file if the site would not build', async ({ editor }) => {
  const { call, copy, preview, read, save } = editor;
  const { value, version } = await read(about);
  for (const name of ['drywall', 'healthz', 'index']) {
    const file = `pages/${name}.yaml`;
    const made = await save(file, value, null);
    expect([name, made.status]).toEqual([name, 422]);
    expect(existsSync(path.join(copy.content, file))).toBe(false);
  }
  const sent = await read('pages/message-sent.yaml');
  const body = JSON.stringify({ file: 'pages/message-sent.yaml', version: sent.version });
  const removed = await call('remove', { method: 'POST', body });
  expect([removed.status, await removed.text()]).toEqual([
    409,
    expect.stringContaining('forms open it after sending'),
  ]);

  const text = copy.readContent(about);
  await save(about, { ...value, title: 'Of {priceNailPops}' }, version);
  const listEarlier = async () =>
    ((await (await call(`history?file=${about}`)).json()) as { earlier: { id: string }[] }).earlier;
  const { length } = await listEarlier();
  const prices = copy.readContent('prices.yaml');
  // Remove the price outside the editor, so that the texts that name it become invalid.
  copy.writeContent('prices.yaml', prices.replace(/^ {2}nailPops:.*\n/m, ''));
  copy.writeContent(about, copy.readContent(about).replace('{priceNailPops}', 'nails'));
  const now = await read(about);
  const kept = await save(about, { ...now.value, title: 'Still {town}' }, now.version);
  expect(kept.status).toBe(200);
  expect((await listEarlier()).length).toBe(length + 1);
  copy.writeContent(about, text);
  copy.writeContent('prices.yaml', prices);
  await expect.poll(async () => (await preview('/about')).status).toBe(200);
});
