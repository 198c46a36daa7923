import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import type { Notice } from '../store/notice-store.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import { openSite } from '../website/open-site.ts';
import { writeFixtureSite } from '../testing/fixture-site.ts';
import { openTestStore } from '../testing/open-test-store.ts';
import { makeTestFolder } from '../testing/start-test-server.ts';
import { createNotices, withNotice } from './notices.ts';

const storm: Notice = {
  text: 'Storm <b>Helene</b>: we answer roof calls first.',
  linkLabel: 'Call now',
  linkAddress: 'tel:+18435550142',
  untilMs: 2_000,
  author: 'Marcus',
};

function openWithNotice() {
  let nowMs = 1_000;
  const store = openTestStore({ dataDir: makeTestFolder() });
  const notices = createNotices({ store, nowMs: () => nowMs });
  const folder = writeFixtureSite(makeTestFolder());
  return {
    notices,
    site: withNotice(openSite(folder), notices),
    plain: openSite(folder),
    wait: (atMs: number) => void (nowMs = atMs),
  };
}

// NOTICE-PAGES
test("shows the notice above every page's header, escaped, in every compression, and allowed by the policy", async () => {
  const { notices, site } = openWithNotice();
  await notices.save(storm);
  const html = site.pages().find('about.html', undefined)?.body.toString() ?? '';
  expect(html).toMatch(
    /<style>[^<]+<\/style><aside data-notice="" aria-label="Notice">Storm &lt;b&gt;Helene&lt;\/b&gt;: we answer roof calls first\. <a href="tel:\+18435550142">Call now<\/a><\/aside><header/,
  );
  const compressed = site.pages().find('about.html', 'br');
  expect(brotliDecompressSync(compressed?.body ?? '').toString()).toBe(html);
  expect(compressed?.headers['content-encoding']).toBe('br');
  const answer = site.writeScreen('problem', { title: 'Title', summary: 'Summary' });
  expect(answer?.html).toContain('<aside data-notice');
  const [, styles = ''] = /<style>([^<]+)/.exec(html) ?? [];
  const hash = `'sha256-${createHash('sha256').update(styles).digest('base64')}'`;
  for (const policy of [site.policyOf('about.html'), answer?.policy]) expect(policy).toContain(hash);
});

// NOTICE-END
test('expires, and pages then equal the build byte for byte', async () => {
  const { notices, site, plain, wait } = openWithNotice();
  await notices.save(storm);
  const during = site.pages().find('about.html', 'br');
  wait(storm.untilMs);
  const after = site.pages().find('about.html', 'br');
  expect(after).toEqual(plain.pages().find('about.html', 'br'));
  expect(after?.headers.etag).not.toBe(during?.headers.etag);
  expect(site.policyOf('about.html')).toBe(plain.policyOf('about.html'));
});

// NOTICE-SHARED
test('appears in another process on the same database', async () => {
  const server = await startTestServer();
  await server.store.setNotice({ ...storm, untilMs: Date.now() + 60_000 });
  const again = await startTestServer({ folder: server.folder });
  await vi.waitFor(async () => {
    const page = await fetch(`${again.url}/about`);
    expect(await page.text()).toContain('<aside data-notice');
  });
  await again.store.setNotice(undefined);
  expect(await again.store.findNotice()).toBeUndefined();
});
