import { renameSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fixtureManifest, writeFixtureSite } from '../testing/fixture-site.ts';
import { makeTestFolder } from '../testing/start-test-server.ts';
import { openSite } from './open-site.ts';

test('refuses a build with an invalid policy for a page', () => {
  const folder = writeFixtureSite(makeTestFolder());
  const contentSecurityPolicies = { 'about.html': '<h1>About</h1>' };
  writeFileSync(
    join(folder, 'site-manifest.json'),
    JSON.stringify({ ...fixtureManifest, contentSecurityPolicies }),
  );
  expect(() => openSite(folder)).toThrow(/about\.html[^]*must be a Content-Security-Policy/);
});

test('serves another release as a whole once the link points to it (RENDER-WHOLE)', () => {
  const folder = makeTestFolder();
  const [one, two] = ['one', 'two'].map((name) => writeFixtureSite(join(folder, name)));
  const link = join(folder, 'site');
  const pointTo = (release = '') => {
    symlinkSync(release, `${link}.new`);
    renameSync(`${link}.new`, link);
  };
  for (const release of [one, two]) {
    writeFileSync(join(release ?? '', 'only.html'), `Release ${release}`);
    // Linked files of two releases have one time.
    utimesSync(join(release ?? '', 'site-manifest.json'), 1, 1);
  }
  let nowMs = 0;
  pointTo(one);
  const site = openSite(link, () => nowMs);
  const read = () => site.pages().find('only.html', undefined)?.body.toString();
  expect(read()).toBe(`Release ${one}`);
  pointTo(two);
  expect([site.folder(), read()]).toEqual([one, `Release ${one}`]);
  nowMs = 2_000;
  expect([site.folder(), read()]).toEqual([two, `Release ${two}`]);
});
