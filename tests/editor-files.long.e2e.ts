/** The editor writes only the owner's changes to content/, and picks up changes by other programs. */
import { buildTimeoutMs } from './support/copy-project.ts';
import { about, expect, test } from './support/office.ts';

test.describe.configure({ mode: 'serial', timeout: buildTimeoutMs });
// The browser reports the status of a refusal as a console error.
test.use({ expectedErrors: [/status of (?:404|409|422)/] });

test('shows a saved change on the next page, even while other pages render', async ({ editor }) => {
  const { copy, preview, read, save } = editor;
  const before = copy.readContent(about);
  for (let turn = 0; turn < 4; turn++) {
    const { value, version } = await read(about);
    const leaving = new AbortController();
    const pages = ['/about', '/gallery', '/'].map((page) =>
      preview(page, { signal: leaving.signal }).catch(() => undefined),
    );
    const saved = save(about, { ...value, title: `Turn ${turn}` }, version);
    // The server finishes rendering a page even after the browser has left it.
    if (turn % 2 === 1) leaving.abort();
    expect((await saved).status).toBe(200);
    expect(await (await preview('/about')).text()).toContain(`<title>Turn ${turn}`);
    await Promise.all(pages);
  }
  copy.writeContent(about, before);
});

test("shows another program's change on the next page, even while pages render", async ({ editor }) => {
  const { copy, preview } = editor;
  const before = copy.readContent(about);
  const fetchPages = () =>
    Promise.all(['/about', '/gallery', '/'].map(async (page) => (await preview(page)).text()));
  for (let turn = 0; turn < 4; turn++) {
    const pages = fetchPages();
    copy.writeContent(about, before.replace(/^title: .*$/m, `title: Their turn ${turn}`));
    await pages;
    await expect.poll(async () => (await fetchPages())[0]).toContain(`<title>Their turn ${turn}`);
  }
  copy.writeContent(about, before);
});
