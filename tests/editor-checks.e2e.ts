/** The editor saves only content that builds: the check of the build refuses the rest, at its field. */
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { about, expect, openEditor, press, said, test } from './support/editor.ts';

test.describe.configure({ mode: 'serial', timeout: 60_000 });
// A refusal is an answer with a status of its own, which the browser reports.
test.use({ expectedErrors: [/status of (?:404|409|422)/] });

const navigation = 'navigation.yaml';

test('a word in braces that nothing fills, and a link that leads nowhere, are said at their fields', async ({
  page,
  editor,
}) => {
  const { address, copy } = editor;
  const before = copy.readContent(about);
  await openEditor(page, about);
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  await title.fill('About {phnoe} us');
  await press(page, 'Save');
  await expect(said(page)).toHaveText('Not saved: One field needs another look.');
  await expect(title).toBeFocused();
  await expect(title).toHaveAccessibleDescription(
    /\{phnoe\} is not known here; known are \{company\}, \{trade\}, \{phone\}/,
  );
  expect(copy.readContent(about)).toBe(before);
  expect((await fetch(`${address}/about`)).status).toBe(200);
  await title.fill('About {town}');
  await press(page, 'Save');
  await expect(said(page)).toHaveText('Saved');
  expect(await (await fetch(`${address}/about`)).text()).toContain('<title>About Summerville');
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

test('nothing is made, removed or brought back that the site cannot be built with or without', async ({
  editor,
}) => {
  const { address, call, copy, read, save } = editor;
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
  expect([removed.status, await removed.text()]).toEqual([409, expect.stringContaining('forms lead there')]);

  const text = copy.readContent(about);
  await save(about, { ...value, title: 'Of {priceNailPops}' }, version);
  const [earlier] = (await (await call(`history?file=${about}`)).json()) as { id: string }[];
  const prices = copy.readContent('prices.yaml');
  // Outside of the editor, the price goes; the texts that still name it are what is wrong then.
  copy.writeContent('prices.yaml', prices.replace(/^ {2}nailPops:.*\n/m, ''));
  copy.writeContent(about, copy.readContent(about).replace('{priceNailPops}', 'nails'));
  const now = await read(about);
  const kept = await save(about, { ...now.value, title: 'Still {town}' }, now.version);
  expect(kept.status).toBe(200);
  const history = (await (await call(`history?file=${about}`)).json()) as { id: string }[];
  expect(history.length).toBeGreaterThan(1);
  expect(earlier).toBeDefined();
  copy.writeContent(about, text);
  copy.writeContent('prices.yaml', prices);
  await expect.poll(async () => (await fetch(`${address}/about`)).status).toBe(200);
});

test('an empty row says what to do, and files that are not read are named', async ({ page, editor }) => {
  const { copy } = editor;
  const file = 'projects/stone-harbor.yaml';
  const before = copy.readContent(file);
  await openEditor(page, file);
  await page.getByRole('button', { name: '+ Add picture' }).click();
  await press(page, 'Save');
  await expect(page.getByText('Choose a picture or remove this row.')).toBeVisible();
  expect(copy.readContent(file)).toBe(before);
  await press(page, 'Undo');

  const stray = path.join(copy.content, 'lists/old copy.yaml');
  const list = Array.from({ length: 9 }, (_, index) => {
    const items = index === 0 ? 'x, x' : `${`*a${index - 1}, `.repeat(8)}*a${index - 1}`;
    return `a${index}: &a${index} [${items}]\n`;
  });
  writeFileSync(stray, 'a: b\n');
  const bomb = 'pages/bomb.yaml';
  copy.writeContent(bomb, list.join(''));
  await openEditor(page, about);
  const notice = page.getByRole('region', { name: 'Files that are not read' });
  await expect(notice).toContainText('lists/old copy.yaml');
  await expect(notice).toContainText(`${bomb} cannot be read: Excessive alias count`);
  await press(page, 'Search');
  await page.getByRole('dialog').getByRole('searchbox').fill('drywall');
  await expect(page.getByRole('dialog').getByRole('status')).not.toHaveText(/^(?:0 found)?$/);
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
  await press(page, 'To do');
  await expect(page.getByRole('dialog')).toContainText(`${bomb} cannot be read`);
  rmSync(path.join(copy.content, bomb));
  rmSync(stray);
});
