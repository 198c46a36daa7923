import { writeFileSync } from 'node:fs';
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
