/** The editor and the files of content/: it writes what was changed and nothing else, and takes what others change. */
import { createHash } from 'node:crypto';
import { listContentFiles } from '../tools/editor/content-files.ts';
import { buildTimeoutMs } from './support/copy-project.ts';
import { about, countChangedLines, expect, openEditor, press, said, test } from './support/editor.ts';

test.describe.configure({ mode: 'serial', timeout: buildTimeoutMs });
// A refusal is an answer with a status of its own, which the browser reports.
test.use({ expectedErrors: [/status of (?:404|409|422)/] });

test('each of its files, opened and saved without a change, is the same byte for byte', async ({
  editor,
}) => {
  const { copy, read, save } = editor;
  const files = listContentFiles(copy.content);
  expect(files.length).toBeGreaterThan(100);
  const hashes = () => files.map((file) => createHash('sha256').update(copy.readContent(file)).digest('hex'));
  const before = hashes();
  for (const file of files) {
    const { value, version } = await read(file);
    expect((await save(file, value, version)).status, file).toBe(200);
  }
  expect(hashes()).toEqual(before);
});

test('one changed text is one changed line, in every sort of file', async ({ editor }) => {
  const { copy, read, save } = editor;
  const changes: [string, string[]][] = [
    ['company.yaml', ['tagline']],
    ['navigation.yaml', ['quote', 'label']],
    ['projects/stone-harbor.yaml', ['client']],
    ['posts/finish-levels.yaml', ['title']],
    ['services/drywall.yaml', ['heading']],
    ['team/june-hollis.yaml', ['heading']],
  ];
  for (const [file, keys] of changes) {
    const before = copy.readContent(file);
    const { value, version } = await read(file);
    const last = keys.at(-1) ?? '';
    const owner = keys.slice(0, -1).reduce((inner, key) => inner[key] as Record<string, unknown>, value);
    owner[last] = 'Said: by an "owner"';
    expect((await save(file, value, version)).status, file).toBe(200);
    expect(countChangedLines(before, copy.readContent(file)), file).toBe(1);
    copy.writeContent(file, before);
  }
});

test('what is saved is what the next page says, also when pages are being made meanwhile', async ({
  editor,
}) => {
  const { address, copy, read, save } = editor;
  const before = copy.readContent(about);
  for (let turn = 0; turn < 4; turn++) {
    const { value, version } = await read(about);
    const leaving = new AbortController();
    const pages = ['/about', '/gallery', '/'].map((page) =>
      fetch(address + page, { signal: leaving.signal }).catch(() => undefined),
    );
    const saved = save(about, { ...value, title: `Turn ${turn}` }, version);
    // A browser that leaves a page does not end the making of it.
    if (turn % 2 === 1) leaving.abort();
    expect((await saved).status).toBe(200);
    expect(await (await fetch(`${address}/about`)).text()).toContain(`<title>Turn ${turn}`);
    await Promise.all(pages);
  }
  copy.writeContent(about, before);
});

test('what another program changes while pages are being made is on the next page, too', async ({
  editor,
}) => {
  const { address, copy } = editor;
  const before = copy.readContent(about);
  const fetchPages = () =>
    Promise.all(['/about', '/gallery', '/'].map(async (page) => (await fetch(address + page)).text()));
  for (let turn = 0; turn < 4; turn++) {
    const pages = fetchPages();
    copy.writeContent(about, before.replace(/^title: .*$/m, `title: Their turn ${turn}`));
    await pages;
    await expect.poll(async () => (await fetchPages())[0]).toContain(`<title>Their turn ${turn}`);
  }
  copy.writeContent(about, before);
});

test('a file that somebody else changes meanwhile is not overwritten, and neither version is lost', async ({
  page,
  editor,
}) => {
  const { copy } = editor;
  const before = copy.readContent(about);
  await openEditor(page, about);
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('My own title');
  const theirs = before.replace(/^title: .*$/m, 'title: Their own title');
  copy.writeContent(about, theirs);
  await press(page, 'Save');
  await expect(said(page)).toContainText('changed outside the editor');
  expect(copy.readContent(about)).toBe(theirs);
  await page.getByRole('button', { name: 'Show their version' }).click();
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('Their own title');
  await press(page, 'Undo');
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('My own title');
  await press(page, 'Save');
  await expect(said(page)).toHaveText('Saved');
  copy.writeContent(about, before);
});

test('texts of the program show their defaults; the file holds only a change, and loses it with the change', async ({
  page,
  editor,
}) => {
  const { address, copy, read, save } = editor;
  const words = 'words/site.yaml';
  const readFooter = async () =>
    (await (await fetch(`${address}/about`)).text()).replace(/^.*<footer/s, '<footer');
  await openEditor(page, words);
  await expect(page.getByRole('textbox', { name: 'Reach us', exact: true })).toHaveValue('Reach us');
  const before = copy.readContent(words);
  const { value, version } = await read(words);
  const footer = value['footer'] as Record<string, string>;
  const changed = await save(words, { ...value, footer: { ...footer, contact: 'Talk to us' } }, version);
  expect(changed.status).toBe(200);
  const [opening = '', rest = ''] = before.split('\n\n');
  expect(copy.readContent(words)).toBe(`${opening}\n\nfooter: {contact: Talk to us}\n${rest}`);
  expect(await readFooter()).toContain('Talk to us');
  const opened = await read(words);
  const emptied = { ...opened.value, footer: { ...footer, contact: '' } };
  expect((await save(words, emptied, opened.version)).status).toBe(200);
  expect(await readFooter()).toContain('Reach us');
  expect((await read(words)).value).toEqual(value);
  expect(copy.readContent(words)).toBe(before);
});
